import { dateWords, type TakenPost } from '@wanderwork/contracts';

const KILO = 1000;

const inUnit = (unit: 'kilobyte' | 'megabyte', digits: number) =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits: digits });
const kilobytes = inUnit('kilobyte', 0);
const megabytes = inUnit('megabyte', 1);

/** `312 kB`, `1.4 MB`; never nothing. */
export const sizeWords = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / KILO));
  return kilo < KILO ? kilobytes.format(kilo) : megabytes.format(bytes / KILO / KILO);
};

/** `312 kB, taken 22 November 2026`. */
export const takenWords = ({ bytes, at }: Pick<TakenPost, 'bytes' | 'at'>): string =>
  `${sizeWords(bytes)}, taken ${dateWords(at)}`;
