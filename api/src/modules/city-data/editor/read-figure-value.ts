import { findFigure } from '../../cities/index.js';
import { parseCsvValue, type CsvValue } from '../files/csv-columns.js';
import { RowValidator } from '../files/row-validator.js';
import { validateValue } from '../files/validate-figure.js';

/** Reads a value as somebody typed it, by the rules of the editor; otherwise the reason why it isn't valid. */
export const readFigureValue = (key: string, text: string): CsvValue => {
  const definition = findFigure(key);
  if (!definition) return { reason: 'belongs to no figure' };
  const parsed = parseCsvValue(text, definition);
  if ('reason' in parsed) return parsed;
  const validator = new RowValidator();
  validateValue(validator, key, definition, parsed.value);
  const [refusal] = validator.refusals;
  return refusal ? { reason: refusal.reason } : parsed;
};
