import type { Theme } from '../city.js';
import { hashText } from '../svg/random.js';

/** The inks of a cover: the ground from its lowest to its highest step, and the line work. */
export interface Ground {
  low: string;
  high: string;
  line: string;
  ink: string;
  paper: string;
  red: string;
  soft: string;
}

const drawing: Record<Theme, Pick<Ground, 'ink' | 'paper' | 'red' | 'soft'>> = {
  light: { ink: '#0f2e3d', paper: '#fbfaf4', red: '#c23c14', soft: '#e0994a' },
  dark: { ink: '#e4ebe6', paper: '#1a3042', red: '#ff8f63', soft: '#d8a053' },
};

const steps = {
  blue: { light: ['#dbe8ea', '#a3c6cd', '#5d8b98'], dark: ['#17303f', '#2f5a68', '#7fa9b3'] },
  buff: { light: ['#f5e6c4', '#e2b574', '#a9793a'], dark: ['#2f2c26', '#5e4a30', '#b89a68'] },
  green: { light: ['#e5ead6', '#b1c39c', '#6f8b66'], dark: ['#1c302e', '#3a5a4a', '#8fb096'] },
} as const;
type GroundName = keyof typeof steps;

const byCategory: ReadonlyMap<string, GroundName> = new Map([
  ['Tips & Tutorials', 'blue'],
  ['Community Insights', 'buff'],
  ['Tools & Resources', 'green'],
]);
const names = Object.keys(steps) as GroundName[];

export const chooseGround = (category: string | null, slug: string, theme: Theme): Ground => {
  const name = byCategory.get(category ?? '') ?? names[hashText(slug) % names.length] ?? 'blue';
  const [low, high, line] = steps[name][theme];
  return { low, high, line, ...drawing[theme] };
};
