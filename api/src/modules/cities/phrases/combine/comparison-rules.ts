import type { BoundFigure, ConditionKind } from '@wanderwork/contracts';
import { formatted, money } from '../format.js';
import type { Comparison } from '../pieces.js';
import type { CityProfile } from '../vocabulary/vocabulary.js';

interface Rule {
  kind: ConditionKind;
  on: BoundFigure;
  of: (city: CityProfile) => number | null;
  side: 'under' | 'over';
  word: string;
  figure: (value: number) => string;
}

const degrees = (value: number) => `${formatted(value)} °C`;
const people = (value: number) => `${formatted(value)} people`;

/** The figure that each comparison is about, and the side of it. */
export const rules: Record<Comparison, Rule> = {
  cheaper: {
    kind: 'price',
    on: 'cost',
    of: ({ cost }) => cost,
    side: 'under',
    word: 'Cheaper',
    figure: money,
  },
  dearer: {
    kind: 'price',
    on: 'cost',
    of: ({ cost }) => cost,
    side: 'over',
    word: 'More expensive',
    figure: money,
  },
  warmer: {
    kind: 'climate',
    on: 'tempYear',
    of: ({ tempYear }) => tempYear,
    side: 'over',
    word: 'Warmer',
    figure: degrees,
  },
  cooler: {
    kind: 'climate',
    on: 'tempYear',
    of: ({ tempYear }) => tempYear,
    side: 'under',
    word: 'Cooler',
    figure: degrees,
  },
  drier: {
    kind: 'climate',
    on: 'rainYear',
    of: ({ rainYear }) => rainYear,
    side: 'under',
    word: 'Drier',
    figure: (value) => `${formatted(value)} mm of rain`,
  },
  safer: {
    kind: 'safety',
    on: 'safetyIndex',
    of: ({ safetyIndex }) => safetyIndex,
    side: 'over',
    word: 'Safer',
    figure: (value) => `safety index ${formatted(value)}`,
  },
  faster: {
    kind: 'speed',
    on: 'speed',
    of: ({ speed }) => speed,
    side: 'over',
    word: 'Faster internet',
    figure: (value) => `${formatted(value)} Mbps`,
  },
  smaller: {
    kind: 'size',
    on: 'population',
    of: ({ population }) => population,
    side: 'under',
    word: 'Smaller',
    figure: people,
  },
  bigger: {
    kind: 'size',
    on: 'population',
    of: ({ population }) => population,
    side: 'over',
    word: 'Bigger',
    figure: people,
  },
  cleaner: {
    kind: 'air',
    on: 'air',
    of: ({ air }) => air,
    side: 'under',
    word: 'Cleaner air',
    figure: (value) => `${formatted(value)} µg/m³`,
  },
};
