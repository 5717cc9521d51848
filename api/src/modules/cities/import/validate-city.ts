import { cityRegions, isTimeZone, type FigureGroup } from '@wanderwork/contracts';
import { figureGroups, findFigure } from '../catalogue/figure-catalogue.js';
import { RowValidator } from './row-validator.js';
import type { CityRow, RowFigure } from './city-row.js';
import { validateFigure } from './validate-figure.js';

const fields = [
  'slug',
  'name',
  'country',
  'countryCode',
  'region',
  'latitude',
  'longitude',
  'timezone',
  'geonameId',
  'figures',
  'scoreOnly',
];

/** The slug of a city, no longer than a request may contain. */
export const SLUG = /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/;
const NAME = /^\S(.{0,98}\S)?$/u;

const timezoneOf = (check: RowValidator, value: unknown): string => {
  const name = check.text('timezone', value, /^[A-Z][\w+\-/]+$/, 'time zone');
  if (name && !isTimeZone(name)) check.refuse('timezone', `${name} is no time zone`);
  return name;
};

const figuresIn = (
  check: RowValidator,
  path: string,
  sources: ReadonlySet<string>,
  input: unknown,
  belongs: (group: FigureGroup, scored: boolean) => boolean,
): Record<string, RowFigure> => {
  const figures: Record<string, RowFigure> = {};
  for (const [key, figure] of Object.entries(check.object(path, input))) {
    const definition = findFigure(key);
    if (!definition || !belongs(definition.group, definition.scored))
      check.refuse(`${path}.${key}`, 'is no figure of this group');
    else figures[key] = validateFigure(check, `${path}.${key}`, definition, sources, figure);
  }
  return figures;
};

const groupsOf = (check: RowValidator, sources: ReadonlySet<string>, input: unknown): CityRow['figures'] => {
  const groups = check.object('figures', input);
  check.onlyFields('figures', groups, figureGroups);
  const present = figureGroups.filter((group) => groups[group] !== undefined);
  return Object.fromEntries(
    present.map((group) => [
      group,
      figuresIn(check, `figures.${group}`, sources, groups[group], (own) => own === group),
    ]),
  );
};

export type Validation = { row: CityRow } | { slug: string | null; reasons: string[] };

/** Validates one row of the table. A row with any problem is refused as a whole, with every reason. */
export const validateCity = (input: unknown, sources: ReadonlySet<string>): Validation => {
  const check = new RowValidator();
  const city = check.object('line', input);
  check.onlyFields('', city, fields);
  const row: CityRow = {
    slug: check.text('slug', city.slug, SLUG, 'slug'),
    name: check.text('name', city.name, NAME, 'name'),
    country: check.text('country', city.country, NAME, 'name'),
    countryCode: check.text('countryCode', city.countryCode, /^[A-Z]{2}$/, 'country code'),
    region: check.oneOf('region', city.region, cityRegions),
    latitude: check.number('latitude', city.latitude, -90, 90),
    longitude: check.number('longitude', city.longitude, -180, 180),
    timezone: timezoneOf(check, city.timezone),
    geonameId: city.geonameId === null ? null : check.whole('geonameId', city.geonameId, 1, 1e9),
    figures: groupsOf(check, sources, city.figures),
    scoreOnly: figuresIn(check, 'scoreOnly', sources, city.scoreOnly ?? {}, (_group, scored) => scored),
  };
  return check.reasons.length === 0 ? { row } : { slug: row.slug || null, reasons: check.reasons };
};
