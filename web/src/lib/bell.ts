/** It is my turn: a dot on the icon of the page; a short tone and a notice of the browser, if the settings ask for them. */
import plain from '../icon.svg?no-inline';
import dotted from '../icon-turn.svg?no-inline';
import { settings } from './settings.svelte';

export function dot(on: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', on ? dotted : plain);
}

export function ring(title: string, text: string): void {
  if (settings.sound) {
    try {
      const audio = new AudioContext();
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = 520;
      volume.gain.setValueAtTime(0.12, audio.currentTime);
      volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.5);
    } catch {
      // no sound here
    }
  }
  if (settings.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted') new Notification(title, { body: text });
}
