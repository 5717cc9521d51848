import { paths, type CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { alike, type Alike } from './alike.js';
import { listAnchor, NOT_KNOWN, provenance } from './figure-markup.js';
import { gradeMark } from './grade-mark.js';
import type { Reading } from './reading.js';

/** What a text says of one city, each figure once. */
export interface UsedFigures {
  city: CityDetail;
  readings: readonly Reading[];
}

export const figuresHeading = { id: 'section-figures-in-this-text', text: 'Figures in this text' };

/** Whether a part of an article is of this list, which stands below the text whenever it is read. */
export const isListed = (part: string): boolean =>
  part === figuresHeading.id || part.startsWith(listAnchor(''));

const named = ({ label, words }: Reading): string => `${label}: ${words ?? NOT_KNOWN}`;

const unique = (notes: readonly (string | null)[]): string[] => [
  ...new Set(notes.filter((note) => note !== null)),
];

const line = (readings: Alike): Html => {
  const [first] = readings;
  const origin = first.source === null ? [] : [`${provenance(first)}.`];
  const notes = unique(readings.map(({ note }) => note));
  const sentences = [`${readings.map(named).join('; ')}.`, ...origin, ...notes];
  return html`<li>${gradeMark(first.grade)} ${sentences.join(' ')}</li>`;
};

const ofCity = ({ city, readings }: UsedFigures): Html =>
  html`<h3 id="${listAnchor(city.slug)}"><a href="${paths.web.city(city.slug)}">${city.name}</a></h3>
    <ul>
      ${alike(readings).map(line)}
    </ul>`;

/** Where every live figure of a text is from; each of their marks leads here. */
export const figuresList = (used: readonly UsedFigures[]): Html =>
  html`<div class="live-list">
    <h2 id="${figuresHeading.id}">${figuresHeading.text}</h2>
    <p>Read from the table of cities as it stands today, so a number here may differ from last month's.</p>
    ${used.map(ofCity)}
  </div>`;
