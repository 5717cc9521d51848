import { paths, type CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../web/html.js';
import { figureLine, listAnchor } from './figure-markup.js';
import { readField } from './reading.js';

/** The fields that a text names of one city. */
export interface UsedFigures {
  city: CityDetail;
  fields: readonly string[];
}

export const figuresHeading = { id: 'section-figures-in-this-text', text: 'Figures in this text' };

const ofCity = ({ city, fields }: UsedFigures): Html =>
  html`<h3 id="${listAnchor(city.slug)}"><a href="${paths.web.city(city.slug)}">${city.name}</a></h3>
    <ul>
      ${fields.map((field) => {
        const reading = readField(city, field);
        return reading && figureLine(reading);
      })}
    </ul>`;

/** Where every live figure of a text is from; each of their marks leads here. */
export const figuresList = (used: readonly UsedFigures[]): Html =>
  html`<div class="live-list">
    <h2 id="${figuresHeading.id}">${figuresHeading.text}</h2>
    <p>Read from the table of cities as it stands today, so a number here may differ from last month's.</p>
    ${used.map(ofCity)}
  </div>`;
