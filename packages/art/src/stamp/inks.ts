import type { Theme } from '../city.js';
import type { Climate } from '../inks/inks.js';
import { mix } from '../svg/color.js';

/** An ink and its tones on paper. */
export interface StampInks {
  ink: string;
  half: string;
  paper: string;
}

const inks: Record<Climate, Record<Theme, string>> = {
  medit: { light: '#a63f1d', dark: '#ff9d78' },
  tropic: { light: '#1c6650', dark: '#7fd3b0' },
  savanna: { light: '#7d5200', dark: '#e8bf66' },
  arid: { light: '#93441c', dark: '#f2ab72' },
  temperate: { light: '#3d6350', dark: '#9fcfb0' },
  oceanic: { light: '#36597a', dark: '#9dbfe0' },
  nordic: { light: '#2f5a8a', dark: '#93bdf0' },
  highland: { light: '#2a6a4e', dark: '#8fd6a4' },
  eastern: { light: '#9b3f55', dark: '#f2a0b2' },
  austral: { light: '#1f678c', dark: '#84c6e6' },
};
const paper: Record<Theme, string> = { light: '#ffffff', dark: '#122435' };

/** The ink of a climate, with a contrast of at least 4.5:1 on the theme's sheet. */
export const getStampInk = (climate: Climate, theme: Theme): StampInks => {
  const ink = inks[climate][theme];
  return { ink, half: mix(ink, paper[theme], 0.42), paper: paper[theme] };
};
