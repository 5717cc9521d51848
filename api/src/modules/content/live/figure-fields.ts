import { formerPostFigureKeys, monthNames, postFigureKeys, postRangeKeys } from '@wanderwork/contracts';

const allFigureKeys = { ...postFigureKeys, ...formerPostFigureKeys };

/** The figure key of a field; null if articles may not use it. */
export const findFigureKey = (field: string): string | null =>
  Object.hasOwn(allFigureKeys, field) ? (allFigureKeys[field] ?? null) : null;

/** The key of the figure whose range a field shows; null for other fields. */
export const findRangeKey = (field: string): string | null =>
  Object.hasOwn(postRangeKeys, field) ? (postRangeKeys[field] ?? null) : null;

/** The field for a city's IREX score, which is not stored as a figure. */
export const SCORE_FIELD = 'irex';

const MONTHLY_PATTERN = /^(temperature|rain)([A-Z][a-z]+)$/;

/** One month of a city's climate; `month` counts from 0, for January. */
export interface MonthlyField {
  of: 'temperature' | 'rain';
  month: number;
  name: string;
}

/** Parses `temperatureJanuary` or `rainOctober`; null for other fields. */
export const parseMonthlyField = (field: string): MonthlyField | null => {
  const [, of, name = ''] = MONTHLY_PATTERN.exec(field) ?? [];
  const month = monthNames.findIndex((one) => one === name);
  return month < 0 ? null : { of: of as MonthlyField['of'], month, name };
};

export const isFigureField = (field: string): boolean =>
  field === SCORE_FIELD ||
  findFigureKey(field) !== null ||
  findRangeKey(field) !== null ||
  parseMonthlyField(field) !== null;
