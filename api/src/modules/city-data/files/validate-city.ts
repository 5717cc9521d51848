import { cityRegions, isTimeZone, type FigureGroup, type TableFigure } from '@wanderwork/contracts';
import { figureGroups, findFigure, SLUG } from '../../cities/index.js';
import { RowValidator } from './row-validator.js';
import { placeFields, type CityRow } from '../table/cells.js';
import { validateFigure } from './validate-figure.js';

const fields = ['slug', ...placeFields, 'figures', 'scoreOnly'];

const NAME = /^\S(.{0,98}\S)?$/u;

const readTimezone = (validator: RowValidator, value: unknown): string => {
  const name = validator.text('timezone', value, /^[A-Z][\w+\-/]+$/, 'time zone');
  if (name && !isTimeZone(name)) validator.refuse('timezone', `${name} is not a time zone`);
  return name;
};

const readFigures = (
  validator: RowValidator,
  path: string,
  sources: ReadonlySet<string>,
  input: unknown,
  isAllowed: (group: FigureGroup, scored: boolean) => boolean,
): Record<string, TableFigure> => {
  const figures: Record<string, TableFigure> = {};
  for (const [key, figure] of Object.entries(validator.object(path, input))) {
    const definition = findFigure(key);
    if (!definition || !isAllowed(definition.group, definition.scored))
      validator.refuse(`${path}.${key}`, 'is not a figure of this group');
    else figures[key] = validateFigure(validator, `${path}.${key}`, definition, sources, figure);
  }
  return figures;
};

const readGroups = (
  validator: RowValidator,
  sources: ReadonlySet<string>,
  input: unknown,
): CityRow['figures'] => {
  const groups = validator.object('figures', input);
  validator.onlyFields('figures', groups, figureGroups);
  const present = figureGroups.filter((group) => groups[group] !== undefined);
  return Object.fromEntries(
    present.map((group) => [
      group,
      readFigures(validator, `figures.${group}`, sources, groups[group], (own) => own === group),
    ]),
  );
};

export type Validation = { row: CityRow } | { slug: string | null; reasons: string[] };

/** Validates one row of the table. A row with any problem is refused as a whole, with every reason. */
export const validateCity = (input: unknown, sources: ReadonlySet<string>): Validation => {
  const validator = new RowValidator();
  const city = validator.object('line', input);
  validator.onlyFields('', city, fields);
  const row: CityRow = {
    slug: validator.text('slug', city.slug, SLUG, 'slug'),
    name: validator.text('name', city.name, NAME, 'name'),
    country: validator.text('country', city.country, NAME, 'name'),
    countryCode: validator.text('countryCode', city.countryCode, /^[A-Z]{2}$/, 'country code'),
    region: validator.oneOf('region', city.region, cityRegions),
    latitude: validator.number('latitude', city.latitude, -90, 90),
    longitude: validator.number('longitude', city.longitude, -180, 180),
    timezone: readTimezone(validator, city.timezone),
    geonameId: city.geonameId === null ? null : validator.integer('geonameId', city.geonameId, 1, 1e9),
    figures: readGroups(validator, sources, city.figures),
    scoreOnly: readFigures(validator, 'scoreOnly', sources, city.scoreOnly ?? {}, (_group, scored) => scored),
  };
  return validator.reasons.length === 0 ? { row } : { slug: row.slug || null, reasons: validator.reasons };
};
