/** The colors of the light theme, for white paper. */
export const inks = {
  ink: '#0f2e3d',
  quiet: '#37525f',
  caption: '#536b77',
  line: '#cdd6d5',
  edge: '#748a93',
  red: '#b8380f',
  redBand: '#e8a58c',
  water: '#e3eeee',
  rain: '#3f7fa3',
  buff: '#f3ecd6',
} as const;

/** Colors of temperatures, from cold to hot. */
export const temperatureInks = ['#5b8fb3', '#9dc6c1', '#e6d998', '#e29c4b', '#c5522b'] as const;

/** Colors of the parts of the monthly cost, in their order on the scale. */
export const partInks = [
  '#5b8fb3',
  '#9dc6c1',
  '#e6d998',
  '#e29c4b',
  '#536b77',
  '#748a93',
  '#c5522b',
] as const;
