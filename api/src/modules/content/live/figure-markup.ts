import type { CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { gradeMark, gradeWords } from './grade-mark.js';
import type { Reading } from './reading.js';

export const NOT_KNOWN = 'not known';

/** Where the list at the end of a text has the figures of a city. */
export const listAnchor = (slug: string): string => `figures-${slug}`;

/** "Launch sample: a value given by the product, 2026, given". */
export const provenance = ({ source, grade }: Reading): string =>
  [source, gradeWords(grade)].filter((part) => part !== null).join(', ');

/** A label within a sentence: "cost of a month for one", but "IREX". */
const midSentence = (label: string): string =>
  /^.\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** "Lisbon, cost of a month for one" */
export const figureName = (city: CityDetail, { label }: Reading): string =>
  `${city.name}, ${midSentence(label)}`;

/** The mark of a figure, which leads to where it is from; none where all that is known is the value. */
const markOf = (city: CityDetail, reading: Reading): Html | null => {
  if (reading.words !== null && reading.grade === null) return null;
  const where = `${figureName(city, reading)}: ${provenance(reading)}`;
  // prettier-ignore
  return html`<a class="live-mark" href="#${listAnchor(city.slug)}" title="${where}" aria-label="Source: ${where}">${gradeMark(reading.grade)}</a>`;
};

/** Short ones stay in one line with their mark; names and conditions may break. */
const LONGEST_UNBROKEN = 16;

/** A figure within a line, with a mark that says how it is known. */
export const figureMarkup = (city: CityDetail, reading: Reading): Html => {
  const words = reading.words ?? NOT_KNOWN;
  const shape = words.length <= LONGEST_UNBROKEN ? 'live live-short' : 'live';
  return html`<span class="${shape}">${words}${markOf(city, reading)}</span>`;
};

/** A figure of a city that the table does not have. */
export const unknownMarkup = (): Html => html`<span class="live">${NOT_KNOWN}</span>`;
