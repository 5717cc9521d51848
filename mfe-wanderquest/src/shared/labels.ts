import { type QuestDifficulty, monthNames } from '@wanderwork/contracts';

/** Countries named with an article. */
const COUNTRIES_WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Netherlands',
  'Philippines',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country's name within a sentence. */
export const withArticle = (name: string): string =>
  COUNTRIES_WITH_ARTICLE.has(name) ? `the ${name}` : name;

const names: Readonly<Record<QuestDifficulty, string>> = {
  gap_month: 'Gap Month',
  standard: 'Standard',
  hard: 'Hard',
  extreme: 'Extreme',
};

export const getDifficultyName = (difficulty: QuestDifficulty): string => names[difficulty];

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$1,940", with a true minus sign. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100).replace('-', '−');

const thousands = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', notation: 'compact' });

/** "$1.2K", with a true minus sign. */
export const formatThousands = (cents: number): string => thousands.format(cents / 100).replace('-', '−');

const dollarsAndCents = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });

/** "$202.83", where a sum must add up. */
export const formatCents = (cents: number): string => dollarsAndCents.format(cents / 100).replace('-', '−');

/** "+4", "−12". */
export const formatSigned = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "+12%" for 1,120 thousandths. */
export const formatFactor = (thousandths: number): string =>
  `${formatSigned(Math.round((thousandths - 1000) / 10))}%`;

/** "November" for 10; months count from 0. */
export const getMonthName = (month: number): string => monthNames[month]!;
