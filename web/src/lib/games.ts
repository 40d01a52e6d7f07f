/** The tables, each loaded when it is needed. */
import type { GameModule } from './table';

export const modules: Record<string, () => Promise<{ default: GameModule }>> = {
  'crossing-oceans': () => import('../games/crossing-oceans'),
  transatlantic: () => import('../games/transatlantic'),
  shipyard: () => import('../games/shipyard'),
};
