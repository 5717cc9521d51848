import { paths, type CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { servedPicture } from '../../../platform/pages/served-picture.js';
import { NOT_KNOWN } from './figure-markup.js';
import { gradeMark, gradeWords } from './grade-mark.js';
import { readField } from './reading.js';

const fields = {
  'A month for one': 'monthlyCost',
  'Download speed, country': 'download',
  'Safety, country': 'safety',
  'Mean of the year': 'temperatureYear',
};

const line = (label: string, words: Html | string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${words}</dd>
  </div>`;

const figure = (city: CityDetail, label: string, field: string): Html => {
  const reading = readField(city, field);
  const grade = reading?.grade ?? null;
  const mark = html`${gradeMark(grade)}<span class="visually-hidden"> (${gradeWords(grade)})</span>`;
  return line(label, html`${reading?.words ?? NOT_KNOWN} ${mark}`);
};

const score = ({ irex }: CityDetail): Html =>
  line(
    'IREX',
    `${irex.score.toFixed(1)}, range ${irex.low.toFixed(1)} to ${irex.high.toFixed(1)}, ${irex.band}`,
  );

/** A city in five figures, with the way to its page. */
export const cityCard = (city: CityDetail): Html =>
  html`<div class="live-card" role="group" aria-label="${city.name} in figures">
    ${servedPicture({ address: city.imageUrl })}
    <div>
      <p class="live-card-name"><a href="${paths.web.city(city.slug)}">${city.name}</a> ${city.country}</p>
      <dl>${score(city)}${Object.entries(fields).map(([label, field]) => figure(city, label, field))}</dl>
    </div>
  </div>`;
