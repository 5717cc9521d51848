import type { BoundFigure, ConditionKind } from '@wanderwork/contracts';
import { formatNumber, formatMoney } from '../format.js';
import type { Comparison } from '../pieces.js';
import type { CityProfile } from '../vocabulary/vocabulary.js';

interface ComparisonRule {
  kind: ConditionKind;
  on: BoundFigure;
  getFigure: (city: CityProfile) => number | null;
  side: 'under' | 'over';
  word: string;
  formatFigure: (value: number) => string;
}

const formatDegrees = (value: number) => `${formatNumber(value)} °C`;
const formatPeople = (value: number) => `${formatNumber(value)} people`;

/** The figure that each comparison is about, and the side of it. */
export const comparisonRules: Record<Comparison, ComparisonRule> = {
  cheaper: {
    kind: 'price',
    on: 'cost',
    getFigure: ({ cost }) => cost,
    side: 'under',
    word: 'Cheaper',
    formatFigure: formatMoney,
  },
  dearer: {
    kind: 'price',
    on: 'cost',
    getFigure: ({ cost }) => cost,
    side: 'over',
    word: 'More expensive',
    formatFigure: formatMoney,
  },
  warmer: {
    kind: 'climate',
    on: 'tempYear',
    getFigure: ({ tempYear }) => tempYear,
    side: 'over',
    word: 'Warmer',
    formatFigure: formatDegrees,
  },
  cooler: {
    kind: 'climate',
    on: 'tempYear',
    getFigure: ({ tempYear }) => tempYear,
    side: 'under',
    word: 'Cooler',
    formatFigure: formatDegrees,
  },
  drier: {
    kind: 'climate',
    on: 'rainYear',
    getFigure: ({ rainYear }) => rainYear,
    side: 'under',
    word: 'Drier',
    formatFigure: (value) => `${formatNumber(value)} mm of rain`,
  },
  safer: {
    kind: 'safety',
    on: 'safetyIndex',
    getFigure: ({ safetyIndex }) => safetyIndex,
    side: 'over',
    word: 'Safer',
    formatFigure: (value) => `safety index ${formatNumber(value)}`,
  },
  faster: {
    kind: 'speed',
    on: 'speed',
    getFigure: ({ speed }) => speed,
    side: 'over',
    word: 'Faster internet',
    formatFigure: (value) => `${formatNumber(value)} Mbps`,
  },
  smaller: {
    kind: 'size',
    on: 'population',
    getFigure: ({ population }) => population,
    side: 'under',
    word: 'Smaller',
    formatFigure: formatPeople,
  },
  bigger: {
    kind: 'size',
    on: 'population',
    getFigure: ({ population }) => population,
    side: 'over',
    word: 'Bigger',
    formatFigure: formatPeople,
  },
  cleaner: {
    kind: 'air',
    on: 'air',
    getFigure: ({ air }) => air,
    side: 'under',
    word: 'Cleaner air',
    formatFigure: (value) => `${formatNumber(value)} µg/m³`,
  },
};
