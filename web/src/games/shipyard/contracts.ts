/** The picture of a contract: what it counts. */
const ICONS: Record<string, string> = {
  CG01: 'crew', CG02: 'ship', CG03: 'lifebuoy', CG04: 'person', CG05: 'ship', CG06: 'lifeboat', CG07: 'lantern', CG08: 'lifebuoy', CG09: 'person',
  CG10: 'ship', CG11: 'ship', CG12: 'ship', CB01: 'soldier', CB02: 'businessman', CB03: 'military', CB04: 'commercial', CB05: 'crew', CB06: 'mast',
  CB07: 'engineer', CB08: 'captain', CB09: 'sail', CB10: 'smokestack', CB11: 'propeller', CB12: 'canal',
};
export const contractIcon = (id: string): string => ICONS[id] ?? 'ship';
