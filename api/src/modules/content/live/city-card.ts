import { paths, type CityDetail } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { renderPicture } from '../../../platform/pages/render-picture.js';
import { UNKNOWN_LABEL, renderGradeMark } from './figure-markup.js';
import { readField } from './reading.js';

const fieldByLabel = {
  'Monthly cost for one': 'monthlyCost',
  'Download speed, country': 'download',
  'Safety, country': 'safety',
  'Average temperature': 'temperatureYear',
};

const renderLine = (label: string, words: Html | string): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>${words}</dd>
  </div>`;

const renderFigureLine = (city: CityDetail, label: string, field: string): Html => {
  const reading = readField(city, field);
  const { grade = null, origin = 'no figure', words = null, range = null } = reading ?? {};
  const gradeHtml = html`${renderGradeMark({ grade, origin })}<span class="visually-hidden">
      (${origin})</span
    >`;
  const likely = range === null ? '' : `, likely ${range}`;
  return renderLine(label, html`${words ?? UNKNOWN_LABEL}${likely} ${gradeHtml}`);
};

const renderScore = ({ irex }: CityDetail): Html =>
  renderLine(
    'IREX',
    `${irex.score.toFixed(1)}, range ${irex.low.toFixed(1)}–${irex.high.toFixed(1)}, ${irex.band}`,
  );

/** A card with five figures of a city and a link to its page. */
export const renderCityCard = (city: CityDetail): Html =>
  html`<div class="live-card" role="group" aria-label="${city.name} in figures">
    ${renderPicture({ address: city.imageUrl })}
    <div>
      <p class="live-card-name"><a href="${paths.web.city(city.slug)}">${city.name}</a> ${city.country}</p>
      <dl>
        ${renderScore(city)}${Object.entries(fieldByLabel).map(([label, field]) => renderFigureLine(city, label, field))}
      </dl>
    </div>
  </div>`;
