import type { CityDetail, PostDetail, PostFigure } from '@wanderwork/contracts';
import type { Directive } from '../render/directive.js';
import { directivesIn, fillPlaces } from '../render/placeholder.js';
import { cityCard } from './city-card.js';
import { figureMarkup, figureName, unknownMarkup } from './figure-markup.js';
import { figuresHeading, figuresList, type UsedFigures } from './figures-list.js';
import { monthsTable } from './months-table.js';
import { readField } from './reading.js';

/** A text as it is stored: its markup, with places for figures, and the headings for its contents list. */
export type StoredText = Pick<PostDetail, 'html' | 'headings'>;

/** As it is read: with the figures of today. */
export type ReadText = StoredText & Required<Pick<PostDetail, 'figures'>>;

/** Cities by their slugs, as far as the table has them. */
export type KnownCities = ReadonlyMap<string, CityDetail>;

const pieces = { 'city-card': cityCard, 'city-months': monthsTable };

const filled = (directive: Directive, cities: KnownCities): string => {
  const city = cities.get(directive.slug);
  if (directive.kind !== 'city') return city ? pieces[directive.kind](city).toString() : '';
  const reading = city && readField(city, directive.field);
  return (city && reading ? figureMarkup(city, reading) : unknownMarkup()).toString();
};

const usedFigures = (directives: readonly Directive[], cities: KnownCities): UsedFigures[] => {
  const fields = new Map<string, Set<string>>();
  for (const directive of directives) {
    if (directive.kind !== 'city') continue;
    fields.set(directive.slug, (fields.get(directive.slug) ?? new Set()).add(directive.field));
  }
  return [...fields].flatMap(([slug, named]) => {
    const city = cities.get(slug);
    const readings = city ? [...named].flatMap((field) => readField(city, field) ?? []) : [];
    return city && readings.length > 0 ? [{ city, readings }] : [];
  });
};

const saidFigures = (directives: readonly Directive[], cities: KnownCities): PostFigure[] => {
  const figures = new Map<string, PostFigure>();
  for (const directive of directives) {
    if (directive.kind !== 'city') continue;
    const city = cities.get(directive.slug);
    const reading = city && readField(city, directive.field);
    const id = `${directive.slug}.${directive.field}`;
    if (city && reading) figures.set(id, { id, name: figureName(city, reading), words: reading.words });
  }
  return [...figures.values()];
};

/** No text needs more cities than a reader would compare; what names more shows the first ones. */
export const MOST_CITIES = 24;

/** The cities that a text asks about, each once, as many as it shows. */
export const citiesNamedIn = (markup: string): string[] =>
  [...new Set(directivesIn(markup).map(({ slug }) => slug))].slice(0, MOST_CITIES);

/** The text with today's figures in their places, and where they are from at its end. */
export const liveText = ({ html, headings }: StoredText, cities: KnownCities): ReadText => {
  const text = fillPlaces(html, (directive) => filled(directive, cities));
  const directives = directivesIn(html);
  const used = usedFigures(directives, cities);
  if (used.length === 0) return { html: text, headings, figures: [] };
  return {
    html: text + figuresList(used).toString(),
    headings: [...headings, figuresHeading],
    figures: saidFigures(directives, cities),
  };
};
