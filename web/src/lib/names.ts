/** What the players of a match are called: people by their names, bots without one by their colour. */
import { t } from './language.svelte';
import type { MatchInfo, SeatInfo } from './protocol';

export const nameOf = (seat: SeatInfo): string => seat.name || (seat.kind === 'open' ? t('seat-open') : t(`bot-name-${seat.seat}`));
export const namesOf = (match: MatchInfo | null): string[] => match?.seats.map(nameOf) ?? [];
