import {
  formatTemperature,
  paths,
  toStarterToolLink,
  type ConnectPlace,
  type StarterFigure,
  type StarterPage,
} from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';

const renderFigure = ({ label, value, source, url, question }: StarterFigure): Html =>
  html`<div>
    <dt>${label}</dt>
    <dd>
      ${value === null ? question : html`<b>${value}</b> ${source && html`<small>${url ? html`<a href="${url}" rel="noopener">${source}</a>` : source}</small>`}`}
    </dd>
  </div>`;

const renderClimate = ({ climate }: StarterPage): Html | null =>
  climate &&
  html`<p>
    ${climate.month}:
    ${climate.tempC === null ? 'temperature unknown' : formatTemperature(climate.tempC, 'celsius')},
    ${climate.rainMm === null ? 'rain unknown' : `${Math.round(climate.rainMm)} mm of rain`}
  </p>`;

/** What the data says about a city. */
export const renderStarter = ({ name, slug }: ConnectPlace, starter: StarterPage): Html =>
  html`<section aria-labelledby="starter" class="plain-starter">
    <h2 id="starter">${name} in figures</h2>
    <dl>${starter.figures.map(renderFigure)}</dl>
    ${renderClimate(starter)}
    <p>
      <a href="${paths.web.city(slug)}">All figures of ${name}</a>, with an IREX of
      ${Math.round(starter.irex)}
    </p>
    ${
      starter.guides.length > 0 &&
      html`<h3>Guides that use these figures</h3>
        <ul>
          ${starter.guides.map((guide) => html`<li><a href="${paths.web.post(guide.slug)}">${guide.title}</a></li>`)}
        </ul>`
    }
    <h3>Tools, filled in for ${name}</h3>
    <ul>
      ${starter.tools.map(toStarterToolLink).map(({ label, path }) => html`<li><a href="${path}">${label}</a></li>`)}
    </ul>
  </section>`;
