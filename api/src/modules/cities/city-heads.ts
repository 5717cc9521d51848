import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  addUnit,
  describeCityVerdict,
  getCountryScope,
  getOriginLabel,
  paths,
  PRODUCT_NAME,
  type CityDetail,
  type Figure,
} from '@wanderwork/contracts';
import { PageHeads, type PageAddress, type PageHead } from '../../platform/pages/page-heads.js';
import { html } from '../../platform/pages/html.js';
import { renderPicture } from '../../platform/pages/render-picture.js';
import { CitiesService } from './cities.service.js';

const number = new Intl.NumberFormat('en-US');

/** The cost for the page description: "monthly cost about $1,050 (rough guess, likely $750–$1,500)". */
const describeCost = ({ figures, monthlyCost }: CityDetail): string | null => {
  const { value, grade, reliability } = monthlyCost;
  if (value === null) return null;
  const range = figures.find(({ key }) => key === 'monthly_cost')?.range;
  const details = [
    ...(grade === 'estimate' ? [getOriginLabel({ key: 'monthly_cost', grade, reliability })] : []),
    ...(range ? [`likely ${range.map((end) => `$${number.format(end)}`).join('–')}`] : []),
  ];
  return `monthly cost about $${number.format(value)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
};

const describeCity = (city: CityDetail): string => {
  const { irex, weather, safety } = city;
  const facts = [
    `IREX ${Math.round(irex.score)} of 100 (${irex.band})`,
    describeCost(city),
    weather && `weather: ${weather.toLowerCase()}`,
    safety.value && `country safety: ${safety.value.toLowerCase()}`,
  ];
  return `${city.name}, ${city.country}, for remote work: ${facts.filter((fact) => fact).join('; ')}. Every figure with its source.`;
};

const getKnownFigures = ({ figures }: CityDetail): Figure[] => figures.filter(({ value }) => value !== null);

const formatFigure = ({ value, unit, range }: Figure): string => {
  const likely = range ? `, likely ${range.map((end) => number.format(end)).join('–')}` : '';
  const text = typeof value === 'number' ? number.format(value) : String(value);
  return (unit ? addUnit(text, unit) : text) + likely;
};

/** "Download speed (country median)", "Safety index (Colombia as a whole)". */
const getLabel = (figure: Figure, { country }: CityDetail): string => {
  const scope = getCountryScope(figure, country);
  return scope === null ? figure.label : `${figure.label} (${scope})`;
};

/** schema.org has no type for a score of a place, so figures are published as properties with their sources. */
const createJsonLd = (city: CityDetail) => ({
  '@context': 'https://schema.org',
  '@type': 'City',
  name: city.name,
  address: { '@type': 'PostalAddress', addressCountry: city.countryCode },
  geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
  additionalProperty: [
    { '@type': 'PropertyValue', name: 'IREX', value: city.irex.score, minValue: 0, maxValue: 100 },
    ...getKnownFigures(city).map((figure) => ({
      '@type': 'PropertyValue',
      name: getLabel(figure, city),
      value: figure.value,
      minValue: figure.range?.[0],
      maxValue: figure.range?.[1],
      unitText: figure.unit ?? undefined,
      description: figure.reliability === 'D' ? 'A rough guess' : undefined,
      measurementTechnique: city.sources.find(({ id }) => id === figure.sourceId)?.title,
    })),
  ],
});

const renderBody = (city: CityDetail) =>
  html`<header class="plain-place">
      <h1>${city.name}</h1>
      <p class="plain-verdict">${describeCityVerdict(city)}</p>
      <p>${describeCity(city)}</p>
      ${renderPicture({ address: city.imageUrl, shape: 'wide', alt: `${city.name}, drawn from its latitude, climate and shore` })}
    </header>
    <article class="prose">
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col">Value</th>
            <th scope="col">Year</th>
            <th scope="col">Grade</th>
          </tr>
        </thead>
        <tbody>
          ${getKnownFigures(city).map(
            (figure) =>
              html`<tr>
                <th scope="row">${getLabel(figure, city)}</th>
                <td>${formatFigure(figure)}</td>
                <td>${figure.year ?? ''}</td>
                <td>${getOriginLabel(figure)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <h2>Sources</h2>
      <ul>
        ${city.sources.map(({ title, licence, attribution }) => html`<li>${title}. ${attribution} (${licence})</li>`)}
      </ul>
    </article>`;

/**
 * The title, description and first HTML of a city page: for search engines, link previews and readers without
 * JavaScript.
 */
@Injectable()
export class CityHeads implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly cities: CitiesService,
  ) {}

  onModuleInit(): void {
    this.heads.add({
      pattern: '/wanderlens/cities/:slug',
      head: ({ slug = '' }) => this.getHead(slug),
      addresses: () => this.listAddresses(),
    });
  }

  private async getHead(slug: string): Promise<PageHead | null> {
    const city = await this.cities.find(slug);
    if (!city) return null;
    const title = `${city.name}, ${city.country} for remote work · ${PRODUCT_NAME}`;
    return { title, description: describeCity(city), jsonLd: createJsonLd(city), body: renderBody(city) };
  }

  private async listAddresses(): Promise<PageAddress[]> {
    return (await this.cities.slugs()).map((slug) => ({ path: paths.web.city(slug) }));
  }
}
