import type { Climate, Inks } from './inks.js';

interface Night {
  /** From the moon outward. */
  sky: Inks['sky'];
  /** The darkest ink, into which shapes fade. */
  ink: string;
  /** Haze over the town. */
  glow: string;
  lamp: string;
}

const petrol: Night = {
  sky: ['#47789a', '#2f5a7e', '#214664', '#183650', '#112740'],
  ink: '#0f2134',
  glow: '#557c90',
  lamp: '#ffd27a',
};
const teal: Night = {
  sky: ['#41807f', '#2b646c', '#1e4e5a', '#163c4a', '#102c3a'],
  ink: '#0b252e',
  glow: '#56887c',
  lamp: '#ffca6c',
};
const violet: Night = {
  sky: ['#7a6a9c', '#5a5088', '#433f72', '#31325c', '#222546'],
  ink: '#1b1e38',
  glow: '#8a74a0',
  lamp: '#ffdca0',
};
const ember: Night = {
  sky: ['#a27468', '#71586e', '#4c4669', '#343859', '#232a47'],
  ink: '#231f38',
  glow: '#b07a5c',
  lamp: '#ffc062',
};
const polar: Night = {
  sky: ['#5482b8', '#3a639b', '#294a7c', '#1d3762', '#15274a'],
  ink: '#122240',
  glow: '#6a8cb8',
  lamp: '#ffe09a',
};
const plum: Night = {
  sky: ['#75608a', '#584b7c', '#403d6a', '#2c3058', '#1e2445'],
  ink: '#191c38',
  glow: '#9a7288',
  lamp: '#ffcf80',
};

/** Night inks by climate. */
const nights: Record<Climate, Night> = {
  medit: petrol,
  tropic: teal,
  savanna: plum,
  arid: ember,
  temperate: petrol,
  oceanic: violet,
  nordic: polar,
  highland: teal,
  eastern: violet,
  austral: polar,
};

export const getNightInks = (climate: Climate): Night => nights[climate];
