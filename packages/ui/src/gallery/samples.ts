import {
  dimensionKeys,
  type ClimateMonth,
  type IrexDimension,
  type IrexSummary,
} from '@wanderwork/contracts';

/** Made-up values for the gallery: they show the range of a part, not a place. */
export const strong: IrexSummary = {
  score: 90.6,
  low: 88.7,
  high: 93.4,
  band: 'outstanding',
  confidence: 78,
};
export const middling: IrexSummary = { score: 72.4, low: 63.1, high: 80.9, band: 'mixed', confidence: 58 };
export const doubtful: IrexSummary = { score: 41.2, low: 24, high: 60.3, band: 'weak', confidence: 16 };

const scores = [72, 46, 71, 84, 90, 89, 0, 100];
const qualities = [0.5, 1, 0.6, 0.95, 0.62, 0.8, 0, 1];

export const dimensions: IrexDimension[] = dimensionKeys.map((key, index) => ({
  key,
  weight: [0.18, 0.2, 0.16, 0.12, 0.08, 0.1, 0.1, 0.06][index] ?? 0,
  score: scores[index] ?? 0,
  quality: qualities[index] ?? 0,
  spread: 8,
  imputed: [],
}));

const climate = (temperatures: (number | null)[], rains: (number | null)[]): ClimateMonth[] =>
  temperatures.map((tempC, index) => ({ tempC, rainMm: rains[index] ?? null }));

export const mild = climate(
  [12, 12, 14, 16, 19, 21, 23, 23, 22, 19, 15, 12],
  [99, 88, 60, 63, 51, 17, 4, 6, 31, 98, 141, 110],
);
export const cold = climate(
  [-24, -19, -8, 2, 9, 14, 17, 15, 8, -2, -14, -22],
  [10, 8, 9, 14, 30, 60, 72, 64, 41, 22, 14, 11],
);
export const monsoon = climate(
  [28, 29, 30, 31, 31, 30, 29, 29, 29, 29, 28, 28],
  [20, 25, 45, 92, 215, 160, 170, 210, 344, 390, 50, 8],
);
export const patchy = climate(
  [26, null, 27, 28, 28, 27, null, null, 27, 27, 27, 26],
  [30, 28, null, 60, 120, null, 90, 80, 100, 110, 70, 40],
);

export const costParts = [
  { label: 'Rent, one bedroom', amount: 756 },
  { label: 'Food', amount: 443 },
  { label: 'Everything else', amount: 330 },
  { label: 'Bills, internet', amount: 100 },
  { label: 'Transport', amount: 90 },
  { label: 'Leisure', amount: 81 },
];

export const download = [
  { label: '2018', value: 38, low: 30, high: 47 },
  { label: '2019', value: 44, low: 38, high: 52 },
  { label: '2020', value: null },
  { label: '2021', value: 61, low: 52, high: 70 },
  { label: '2022', value: 66, low: 60, high: 74 },
  { label: '2023', value: 79, low: 73, high: 84 },
  { label: '2024', value: 85, low: 81, high: 91 },
];

export const lisbonShape = [72, 46, 71, 84, 90, 89, 90, 58];
export const portoShape = [70, 55, 74, 78, 81, 89, null, 49];

/** Real-world texts that break careless layouts. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const RTL_NAME = 'ليلى حدّاد (بيروت)';
