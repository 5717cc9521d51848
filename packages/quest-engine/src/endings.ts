/** How a run ends by the rules. The longer list of tales is in content/tales.ts. */
export const endings = [
  'circle_closed',
  'out_of_days',
  'out_of_money',
  'burned_out',
  'medevac',
  'lonely_train',
  'escorted_out',
  'quit',
  'home_again',
  'long_stays',
  'week_done',
  'roamed',
] as const;
export type Ending = (typeof endings)[number];

const wins: readonly Ending[] = ['circle_closed', 'home_again', 'long_stays', 'week_done'];

/** Whether a run with this ending is won. */
export const isWin = (ending: Ending | null): boolean => ending !== null && wins.includes(ending);
