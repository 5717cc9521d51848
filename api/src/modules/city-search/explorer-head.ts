import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getOriginLabel, paths, type CitySummary } from '@wanderwork/contracts';
import { PageHeads, type PageHead } from '../../platform/pages/page-heads.js';
import { html } from '../../platform/pages/html.js';
import { renderPicture } from '../../platform/pages/render-picture.js';
import { CityListService } from './listing/city-list.service.js';

/** Cities shown with a picture, as in the first row of the app. */
const PICTURE_COUNT = 3;
const CITY_COUNT = 12;

const number = new Intl.NumberFormat('en-US');

const describeCity = ({ country, irex, monthlyCost: { value, grade, reliability } }: CitySummary): string => {
  const cost = value === null ? 'cost unknown' : `about $${number.format(value)} a month`;
  return `${country}. IREX ${Math.round(irex.score)}, ${cost}${grade === 'estimate' ? ` (${getOriginLabel({ key: 'monthly_cost', grade, reliability })})` : ''}`;
};

const renderCity = (city: CitySummary, index: number) =>
  html`<li>
    ${index < PICTURE_COUNT && renderPicture({ address: city.imageUrl, isLargest: index === 0 })}
    <h2><a href="${paths.web.city(city.slug)}">${city.name}</a></h2>
    <p>${describeCity(city)}</p>
  </li>`;

/** The first cities of a first visit to the explorer as plain HTML, for readers without JavaScript. */
@Injectable()
export class ExplorerHead implements OnModuleInit {
  constructor(
    private readonly heads: PageHeads,
    private readonly cities: CityListService,
  ) {}

  onModuleInit(): void {
    this.heads.add({ pattern: paths.web.wanderlens(), head: () => this.getHead() });
  }

  private async getHead(): Promise<Partial<PageHead>> {
    const { items } = await this.cities.list({ sort: 'now', limit: CITY_COUNT });
    return {
      body: html`<article class="plain-atlas">
        <h1>WanderLens</h1>
        <p>Cities for remote work, scored from 0 to 100. The red band shows the margin of error.</p>
        <ul role="list">
          ${items.map(renderCity)}
        </ul>
      </article>`,
    };
  }
}
