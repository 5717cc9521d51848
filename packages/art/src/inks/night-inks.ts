import type { Climate, Inks } from './inks.js';

interface Night {
  /** From the moon outward. */
  sky: Inks['sky'];
  /** What everything sinks into. */
  ink: string;
  /** Haze over the town. */
  glow: string;
  lamp: string;
}

const petrol: Night = {
  sky: ['#3d6886', '#2d5472', '#23455f', '#1b374e', '#152b40'],
  ink: '#16293b',
  glow: '#4d6f80',
  lamp: '#ffd27a',
};
const teal: Night = {
  sky: ['#3a7078', '#2a5b66', '#214b57', '#1a3c49', '#14303c'],
  ink: '#122c35',
  glow: '#4b7a74',
  lamp: '#ffc96e',
};
const violet: Night = {
  sky: ['#5d5584', '#494673', '#3a3a62', '#2d3052', '#232743'],
  ink: '#24263f',
  glow: '#7a6a90',
  lamp: '#ffd9a0',
};
const ember: Night = {
  sky: ['#6a5a66', '#524c61', '#3f4058', '#30344c', '#252a3f'],
  ink: '#2b2a3c',
  glow: '#96705f',
  lamp: '#ffbf62',
};
const polar: Night = {
  sky: ['#456a9c', '#345688', '#294573', '#20375f', '#192b4c'],
  ink: '#182b47',
  glow: '#5d7ba4',
  lamp: '#ffdf9a',
};

/** Night inks by climate. */
const nights: Record<Climate, Night> = {
  medit: petrol,
  tropic: teal,
  savanna: ember,
  arid: ember,
  temperate: petrol,
  oceanic: polar,
  nordic: polar,
  highland: teal,
  eastern: violet,
  austral: petrol,
};

export const nightOf = (climate: Climate): Night => nights[climate];
