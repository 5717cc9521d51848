import type { CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderGradeMark, getGradeLabel } from './grade-mark.js';
import type { Reading } from './reading.js';

export const UNKNOWN_LABEL = 'not known';

/** The anchor of a city in the list of figures at the end of a text. */
export const toListAnchor = (slug: string): string => `figures-${slug}`;

/** "Launch sample: a value given by the product, 2026, given". */
export const describeSource = ({ source, grade }: Reading): string =>
  [source, getGradeLabel(grade)].filter((part) => part !== null).join(', ');

/** A label within a sentence: "monthly cost for one person", but "IREX". */
const toMidSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Lisbon, monthly cost for one person" */
export const toFigureName = (city: CityDetail, { label }: Reading): string =>
  `${city.name}, ${toMidSentence(label)}`;

/** A mark that links to the source of the figure; null for a value without a source. */
const renderMark = (city: CityDetail, reading: Reading): Html | null => {
  if (reading.words !== null && reading.grade === null) return null;
  const description = `${toFigureName(city, reading)}: ${describeSource(reading)}`;
  // prettier-ignore
  return html`<a class="live-mark" href="#${toListAnchor(city.slug)}" title="${description}" aria-label="Source: ${description}">${renderGradeMark(reading.grade)}</a>`;
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
