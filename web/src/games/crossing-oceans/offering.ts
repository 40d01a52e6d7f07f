/** Which moves each piece of the table stands for. */
import type { Offer, Offers } from '$lib/offers';
import type { Port, Region, View } from './desk';

const found = (...offers: (Offer | undefined)[]): Offer[] => offers.filter((offer) => offer !== undefined);

/** A ship at sea: to be replaced, loaded, sent; with contracts it takes coal, and its port the house. */
export function shipOffers(offers: Offers, { port, ship }: Port): Offer[] {
  if (ship === null) return [];
  if (offers.step === 'exchanging') return found(offers.for('fuel', ship));
  const verbs = ['cross', 'carry', 'load', 'place'];
  return found(offers.for('berth', port), offers.for('build', port), ...verbs.map((verb) => offers.for(verb, ship)));
}

/** An empty line. */
export const lineOffers = (offers: Offers, { port }: Port): Offer[] =>
  found(offers.for('berth', port), offers.step === 'building' ? offers.for('build', port) : undefined);

/** A port, where a house may be built. */
export const portOffers = (offers: Offers, port: string): Offer[] => found(offers.for('build', port));

/** A card that its owner has ashore. */
export function ashoreOffers(offers: Offers, card: string): Offer[] {
  return found(...['place', 'fuel', 'cross', 'carry'].map((verb) => offers.for(verb, card)));
}

/** A move that names no piece: one button. */
export const plainOffer = (offers: Offers, verb: string): Offer | undefined => offers.for(verb);

/** All that might be tried in a region or its ports. */
export const regionOffers = (offers: Offers, region: Region): Offer[] =>
  [region.region, ...region.ports.map(({ port }) => port)].flatMap((noun) => offers.touching(noun));

/** Is anything offered in a region? */
export function regionMoves(offers: Offers, region: Region): boolean {
  const nouns = [region.region, ...region.ports.flatMap(({ port, ship }) => (ship ? [port, ship] : [port]))];
  return nouns.some((noun) => offers.touching(noun).some(({ state, text }) => state === 'legal' && !text.startsWith('place')));
}

/** Where a phone finds the answer to a question. */
export function pageOf(offers: Offers, view: View): { tab: 'board' | 'mine'; page?: string } | null {
  switch (offers.step) {
    case 'placing':
    case 'gaining':
      return { tab: 'mine' };
    case 'exchanging':
    case 'moving':
      return { tab: 'board', page: 'rondel' };
    case 'buying':
      return { tab: 'board', page: 'market' };
    case null:
    case 'confirming':
      return null;
    default: {
      const page = view.regions.find((region) => regionMoves(offers, region))?.region;
      return { tab: 'board', page };
    }
  }
}
