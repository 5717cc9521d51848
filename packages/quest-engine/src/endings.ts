/** How a run ends. The first is the win; each of the others is a story of its own, never a blank screen. */
export const endings = [
  'circle_closed',
  'out_of_days',
  'out_of_money',
  'burned_out',
  'medevac',
  'lonely_train',
  'escorted_out',
  'quit',
] as const;
export type Ending = (typeof endings)[number];
