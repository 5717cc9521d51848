import { RowValidator } from './row-validator.js';
import type { SourceRow } from '../table/city-row.js';
import { TableError } from './table-error.js';

const fields = ['id', 'title', 'url', 'licence', 'attribution'];
const TEXT = /^\S.{0,299}$/u;

const validateSource = (validator: RowValidator, index: number, input: unknown): SourceRow => {
  const path = `sources[${index}]`;
  const source = validator.object(path, input);
  validator.onlyFields(path, source, fields);
  const text = (field: string) => validator.text(`${path}.${field}`, source[field], TEXT, 'text');
  return {
    id: validator.text(`${path}.id`, source.id, /^[a-z0-9-]{1,40}$/, 'key'),
    title: text('title'),
    url:
      source.url === null
        ? null
        : validator.text(`${path}.url`, source.url, /^https:\/\/\S{1,300}$/, 'https address'),
    licence: text('licence'),
    attribution: text('attribution'),
  };
};

/** Validates the sources of a table. Figures depend on them, so one invalid source refuses the whole table. */
export const validateSources = (input: unknown): SourceRow[] => {
  const validator = new RowValidator();
  if (!Array.isArray(input)) throw new TableError('sources.json is not a list of sources.');
  const sources = input.map((source, index) => validateSource(validator, index, source));
  if (validator.reasons.length > 0)
    throw new TableError(`sources.json has problems: ${validator.reasons.join('; ')}`);
  return sources;
};
