import type { CityDetail, Grade } from '@wanderwork/contracts';
import { html, raw, type Html } from '../../../platform/pages/html.js';
import type { Reading } from './reading.js';

const DOT_SHAPE =
  '<path d="M7 1 13 12H1z"/><circle cx="7" cy="8.4" r="1.7" fill="currentColor" stroke="none"/>';

type Mark = Grade | 'rough' | 'none';

/** Same shapes as the data marks of the app. */
const shapes: Record<Mark, string> = {
  given: DOT_SHAPE,
  measured: DOT_SHAPE,
  country:
    '<circle cx="7" cy="7" r="5.6"/><path d="M7 1.4a5.6 5.6 0 0 0 0 11.2z" fill="currentColor" stroke="none"/>',
  estimate: '<circle cx="7" cy="7" r="5.6" stroke-dasharray="2.2 2.2"/>',
  rough:
    '<circle cx="7" cy="7" r="5.6" stroke-dasharray="2.2 2.2"/><path d="M4 7.8c1-1.7 2-1.7 3-.8s2 .9 3-.8"/>',
  none: '<circle cx="7" cy="7" r="5.6" stroke-width="1.2" opacity=".7"/><path d="m2.5 11.5 9-9"/>',
};

const getMark = ({ grade, origin }: Pick<Reading, 'grade' | 'origin'>): Mark =>
  origin === 'rough guess' ? 'rough' : (grade ?? 'none');

/** How a figure is known, as an icon. The label is in the text beside it or in the link's name. */
export const renderGradeMark = (reading: Pick<Reading, 'grade' | 'origin'>): Html =>
  // prettier-ignore
  html`<svg viewBox="0 0 14 14" width="11" height="11" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true">${raw(shapes[getMark(reading)])}</svg>`;

export const UNKNOWN_LABEL = 'not known';

/** The anchor of a city in the list of figures at the end of a text. */
export const toListAnchor = (slug: string): string => `figures-${slug}`;

/** "M-Lab NDT, country percentiles, October 2025, country figure". */
export const describeSource = ({ source, origin }: Reading): string =>
  [source, origin].filter((part) => part !== null).join(', ');

/** A label within a sentence: "monthly cost for one person", but "IREX". */
const toMidSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Lisbon, monthly cost for one person" */
export const toFigureName = (city: CityDetail, { label }: Reading): string =>
  `${city.name}, ${toMidSentence(label)}`;

/** A mark that links to the source of the figure; null for a value without a source. */
const renderMark = (city: CityDetail, reading: Reading): Html | null => {
  if (reading.words !== null && reading.grade === null) return null;
  const likely = reading.range === null ? '' : `, likely ${reading.range}`;
  const description = `${toFigureName(city, reading)}${likely}: ${describeSource(reading)}`;
  // prettier-ignore
  return html`<a class="live-mark" href="#${toListAnchor(city.slug)}" title="${description}" aria-label="Source: ${description}">${renderGradeMark(reading)}</a>`;
};

/** Shorter values stay on one line with their mark. In characters. */
const MAX_UNBROKEN_LENGTH = 16;

/** An inline figure with the mark of its grade. */
export const renderFigure = (city: CityDetail, reading: Reading): Html => {
  const words = reading.words ?? UNKNOWN_LABEL;
  const className = words.length <= MAX_UNBROKEN_LENGTH ? 'live live-short' : 'live';
  return html`<span class="${className}">${words}${renderMark(city, reading)}</span>`;
};

/** A placeholder for a figure of an unknown city. */
export const renderUnknownFigure = (): Html => html`<span class="live">${UNKNOWN_LABEL}</span>`;
