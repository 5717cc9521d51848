import { monthNames, type CityDetail, type ClimateMonth } from '@wanderwork/contracts';
import { html, type Html } from '../../../platform/pages/html.js';
import { UNKNOWN_LABEL, describeSource } from './figure-markup.js';
import { readField } from './reading.js';

const formatValue = (value: number | null, decimals = 0): string =>
  value === null ? UNKNOWN_LABEL : value.toFixed(decimals).replace('-', '−');

const toFahrenheit = (celsius: number | null): number | null =>
  celsius === null ? null : (celsius * 9) / 5 + 32;

const renderRow = ({ tempC, rainMm }: ClimateMonth, month: number): Html =>
  html`<tr>
    <th scope="row">${monthNames[month]}</th>
    <td>${formatValue(tempC, 1)}</td>
    <td>${formatValue(toFahrenheit(tempC))}</td>
    <td>${formatValue(rainMm)}</td>
  </tr>`;

/** The yearly average comes from the same station as the months. */
const describeStation = (city: CityDetail): string => {
  const year = readField(city, 'temperatureYear');
  if (!year?.source) return `The page of ${city.name} names the weather station.`;
  return `${year.note ?? ''} ${describeSource(year)}.`.trim();
};

/** A table of a city's climate by month. */
export const renderMonthsTable = (city: CityDetail): Html => {
  if (!city.climate)
    return html`<p>We have no climate data for ${city.name}: there is no weather station near it.</p>`;
  const name = `${city.name}, month by month`;
  return html`<div class="table-scroll" role="region" tabindex="0" aria-label="Table: ${name}">
    <table class="live-months">
      <caption>
        ${name}. ${describeStation(city)}
      </caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Average, °C</th>
          <th scope="col">Average, °F</th>
          <th scope="col">Rain, mm</th>
        </tr>
      </thead>
      <tbody>
        ${city.climate.map(renderRow)}
      </tbody>
    </table>
  </div>`;
};
