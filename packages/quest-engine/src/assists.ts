/** Assists that make a run easier at any time. A run that ever used one is not ranked. */
export const assists = ['no_failure', 'odds_shown', 'slower_decay', 'undo'] as const;
export type Assist = (typeof assists)[number];
