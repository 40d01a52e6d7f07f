/** The ground of an action card: what kind of thing it does. */
const TONES: Record<string, string> = {
  coal: '#26292d', coal_plus: '#26292d', invest: '#7a560f', invest_plus: '#7a560f', trade: '#7a560f',
  ship_agent: '#8f2118', director: '#8f2118', president: '#8f2118', fleet: '#8f2118', cargo: '#2c5e46', cruise: '#2c5e46',
};
export const toneOf = (id: string): string => TONES[id] ?? '#123b4a';
