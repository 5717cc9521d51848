/** What a person may switch on to make a run gentler, at any time. A run that ever had one on is not ranked. */
export const assists = ['no_failure', 'odds_shown', 'slower_decay', 'undo'] as const;
export type Assist = (typeof assists)[number];
