import { paths, type CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { describeSource, toListAnchor, UNKNOWN_LABEL, renderGradeMark } from './figure-markup.js';
import type { Reading } from './reading.js';

/** Figures with the same source and grade. */
type FigureGroup = [Reading, ...Reading[]];

/** Groups figures by source and grade, in the order of the text. */
const groupBySource = (readings: readonly Reading[]): FigureGroup[] => {
  const groups = new Map<string, FigureGroup>();
  for (const reading of readings) {
    const key = describeSource(reading);
    const group = groups.get(key);
    if (group) group.push(reading);
    else groups.set(key, [reading]);
  }
  return [...groups.values()];
};

/** The figures that a text shows for one city, without duplicates. */
export interface UsedFigures {
  city: CityDetail;
  readings: readonly Reading[];
}

export const figuresHeading = { id: 'section-figures-in-this-text', text: 'Figures in this text' };

/** Whether a section id belongs to the list of figures, which is added when the post is read. */
export const isFiguresListAnchor = (part: string): boolean =>
  part === figuresHeading.id || part.startsWith(toListAnchor(''));

const toText = ({ label, words, range }: Reading): string =>
  `${label}: ${words ?? UNKNOWN_LABEL}${range === null ? '' : `, likely ${range}`}`;

const toUnique = (notes: readonly (string | null)[]): string[] => [
  ...new Set(notes.filter((note) => note !== null)),
];

const renderLine = (readings: FigureGroup): Html => {
  const [first] = readings;
  const origin = first.source === null ? [] : [`${describeSource(first)}.`];
  const notes = toUnique(readings.map(({ note }) => note));
  const sentences = [`${readings.map(toText).join('; ')}.`, ...origin, ...notes];
  return html`<li>${renderGradeMark(first)} ${sentences.join(' ')}</li>`;
};

const renderCity = ({ city, readings }: UsedFigures): Html =>
  html`<h3 id="${toListAnchor(city.slug)}"><a href="${paths.web.city(city.slug)}">${city.name}</a></h3>
    <ul>
      ${groupBySource(readings).map(renderLine)}
    </ul>`;

/** The sources of all live figures in a text. The marks of the figures link here. */
export const renderFiguresList = (usedFigures: readonly UsedFigures[]): Html =>
  html`<div class="live-list">
    <h2 id="${figuresHeading.id}">${figuresHeading.text}</h2>
    <p>These are our current figures, so a number may have changed since last month.</p>
    ${usedFigures.map(renderCity)}
  </div>`;
