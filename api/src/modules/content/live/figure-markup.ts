import type { CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderGradeMark, getGradeLabel } from './grade-mark.js';
import type { Reading } from './reading.js';

export const UNKNOWN_LABEL = 'not known';

/** Where the list at the end of a text has the figures of a city. */
export const toListAnchor = (slug: string): string => `figures-${slug}`;

/** "Launch sample: a value given by the product, 2026, given". */
export const describeSource = ({ source, grade }: Reading): string =>
  [source, getGradeLabel(grade)].filter((part) => part !== null).join(', ');

/** A label within a sentence: "cost of a month for one", but "IREX". */
const toMidSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Lisbon, cost of a month for one" */
export const toFigureName = (city: CityDetail, { label }: Reading): string =>
  `${city.name}, ${toMidSentence(label)}`;

/** The mark of a figure, which leads to where it is from; none where all that is known is the value. */
const renderMark = (city: CityDetail, reading: Reading): Html | null => {
  if (reading.words !== null && reading.grade === null) return null;
  const description = `${toFigureName(city, reading)}: ${describeSource(reading)}`;
  // prettier-ignore
  return html`<a class="live-mark" href="#${toListAnchor(city.slug)}" title="${description}" aria-label="Source: ${description}">${renderGradeMark(reading.grade)}</a>`;
};

/** Short ones stay in one line with their mark; names and conditions may break. */
const MAX_UNBROKEN_LENGTH = 16;

/** A figure within a line, with a mark that says how it is known. */
export const renderFigure = (city: CityDetail, reading: Reading): Html => {
  const words = reading.words ?? UNKNOWN_LABEL;
  const className = words.length <= MAX_UNBROKEN_LENGTH ? 'live live-short' : 'live';
  return html`<span class="${className}">${words}${renderMark(city, reading)}</span>`;
};

/** A figure of a city that the table does not have. */
export const renderUnknownFigure = (): Html => html`<span class="live">${UNKNOWN_LABEL}</span>`;
