import type { CityDetail, PostDetail, PostFigure } from '@wanderwork/contracts';
import { type Directive, findDirectives, fillPlaceholders } from '../render/directive.js';
import { renderCityCard } from './city-card.js';
import { renderFigure, toFigureName, renderUnknownFigure } from './figure-markup.js';
import { figuresHeading, renderFiguresList, type UsedFigures } from './figures-list.js';
import { renderMonthsTable } from './months-table.js';
import { readField } from './reading.js';

/** A stored text: HTML with placeholders for figures, and the headings for the contents list. */
export type StoredText = Pick<PostDetail, 'html' | 'headings'>;

/** A text filled with current figures. */
export type LiveText = StoredText & Required<Pick<PostDetail, 'figures'>>;

/** Cities by slug, without unknown ones. */
export type CityMap = ReadonlyMap<string, CityDetail>;

const renderPiece = { 'city-card': renderCityCard, 'city-months': renderMonthsTable };

const renderDirective = (directive: Directive, cities: CityMap): string => {
  const city = cities.get(directive.slug);
  if (directive.kind !== 'city') return city ? renderPiece[directive.kind](city).toString() : '';
  const reading = city && readField(city, directive.field);
  return (city && reading ? renderFigure(city, reading) : renderUnknownFigure()).toString();
};

const collectUsedFigures = (directives: readonly Directive[], cities: CityMap): UsedFigures[] => {
  const fields = new Map<string, Set<string>>();
  for (const directive of directives) {
    if (directive.kind !== 'city') continue;
    fields.set(directive.slug, (fields.get(directive.slug) ?? new Set()).add(directive.field));
  }
  return [...fields].flatMap(([slug, fields]) => {
    const city = cities.get(slug);
    const readings = city ? [...fields].flatMap((field) => readField(city, field) ?? []) : [];
    return city && readings.length > 0 ? [{ city, readings }] : [];
  });
};

const collectFigures = (directives: readonly Directive[], cities: CityMap): PostFigure[] => {
  const figures = new Map<string, PostFigure>();
  for (const directive of directives) {
    if (directive.kind !== 'city') continue;
    const city = cities.get(directive.slug);
    const reading = city && readField(city, directive.field);
    const id = `${directive.slug}.${directive.field}`;
    if (city && reading) figures.set(id, { id, name: toFigureName(city, reading), words: reading.words });
  }
  return [...figures.values()];
};

/** Cities beyond this number show no figures. */
export const MAX_CITIES = 24;

/** Slugs of the cities whose figures a text shows, up to the limit. */
export const findDirectiveCities = (markup: string): string[] =>
  [...new Set(findDirectives(markup).map(({ slug }) => slug))].slice(0, MAX_CITIES);

/** Fills the placeholders with current figures and appends the list of sources. */
export const renderLiveText = ({ html, headings }: StoredText, cities: CityMap): LiveText => {
  const text = fillPlaceholders(html, (directive) => renderDirective(directive, cities));
  const directives = findDirectives(html);
  const used = collectUsedFigures(directives, cities);
  if (used.length === 0) return { html: text, headings, figures: [] };
  return {
    html: text + renderFiguresList(used).toString(),
    headings: [...headings, figuresHeading],
    figures: collectFigures(directives, cities),
  };
};
