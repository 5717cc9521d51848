import {
  COMFORT,
  formatDegrees as inDegrees,
  getDegreeSign,
  formatTemperature,
  convertTemperatures,
  type CityDetail,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { originLabel } from '../figure-labels.js';
import { listSources, type ReportFacts } from '../report-facts.js';
import { inks, temperatureInks } from './inks.js';
import { formatReference } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';

const monthInitials = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
/** The ends of the scales: °C, and mm of rain in a month. */
const MIN_CELSIUS = -10;
const MAX_CELSIUS = 40;
const MAX_RAIN_MM = 400;
/** Lengths on the page, in points. */
const UNIT_WIDTH = 26;
const TEMPERATURE_HEIGHT = 96;
const RAIN_HEIGHT = 42;
const MONTH_ROW_HEIGHT = 16;
const NUMBER_HEIGHT = 12;

const temperatureInk = (celsius: number): string => {
  const step = celsius < 6 ? 0 : celsius < 13 ? 1 : celsius < 20 ? 2 : celsius < 26 ? 3 : 4;
  return temperatureInks[step];
};

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const barHeight = (celsius: number): number =>
  (TEMPERATURE_HEIGHT * (clamp(celsius, MIN_CELSIUS, MAX_CELSIUS) - MIN_CELSIUS)) /
  (MAX_CELSIUS - MIN_CELSIUS);

const rainDepth = (mm: number): number =>
  Math.max(1, (RAIN_HEIGHT * clamp(mm, 0, MAX_RAIN_MM)) / MAX_RAIN_MM);

/** The column of one month on the sheet. */
interface Column {
  x: number;
  y: number;
  width: number;
}

/** Draws one month: temperature as a bar upward, rain as a bar downward, both with their numbers. */
const drawMonth = (
  sheet: PdfSheet,
  month: ClimateMonth,
  initial: string,
  degrees: TemperatureUnit,
  { x, y, width }: Column,
) => {
  const { doc } = sheet;
  const drawNumber = (text: string, offset: number, ink: string) =>
    sheet.set(text, { x: x - 6, y: y + offset, width: width + 12, align: 'center', size: 8, ink });
  const ground = TEMPERATURE_HEIGHT;
  if (month.tempC !== null) {
    const height = barHeight(month.tempC);
    doc.rect(x + 2, y + ground - height, width - 4, Math.max(1, height)).fill(temperatureInk(month.tempC));
    drawNumber(`${inDegrees(month.tempC, degrees)}°`, ground - height - 12, inks.ink);
  } else drawNumber('–', ground - 12, inks.caption);
  sheet.set(initial, { x, y: y + ground + 3, width, align: 'center', size: 8, ink: inks.quiet });
  if (month.rainMm === null) return drawNumber('–', ground + 18, inks.caption);
  const depth = rainDepth(month.rainMm);
  doc.rect(x + 4, y + ground + MONTH_ROW_HEIGHT, width - 8, depth).fill(inks.rain);
  drawNumber(String(Math.round(month.rainMm)), ground + 18 + depth, inks.rain);
};

/** The height that a city's year needs, and how much of the scale above it stays empty and is cut off. */
const measureYear = (climate: readonly ClimateMonth[]): { emptyAbove: number; height: number } => {
  const warmest = Math.max(COMFORT.high, ...climate.map(({ tempC }) => tempC ?? MIN_CELSIUS));
  const wettest = Math.max(0, ...climate.map(({ rainMm }) => rainMm ?? 0));
  const emptyAbove = TEMPERATURE_HEIGHT - barHeight(warmest) - NUMBER_HEIGHT;
  const below = MONTH_ROW_HEIGHT + rainDepth(wettest) + NUMBER_HEIGHT + 6;
  return { emptyAbove, height: TEMPERATURE_HEIGHT - emptyAbove + below };
};

const drawYear = (
  sheet: PdfSheet,
  climate: readonly ClimateMonth[],
  degrees: TemperatureUnit,
  x: number,
  y: number,
): void => {
  const yOf = (celsius: number) => y + TEMPERATURE_HEIGHT - barHeight(celsius);
  const width = (sheet.width - UNIT_WIDTH) / 12;
  const left = x + UNIT_WIDTH;
  const { low, high } = COMFORT;
  sheet.doc.rect(left, yOf(high), width * 12, yOf(low) - yOf(high)).fill(inks.buff);
  const unitStyle = { x, width: UNIT_WIDTH, size: 8, ink: inks.caption };
  sheet.set(getDegreeSign(degrees), { ...unitStyle, y: y + TEMPERATURE_HEIGHT - 12 });
  sheet.set('mm', { ...unitStyle, y: y + TEMPERATURE_HEIGHT + MONTH_ROW_HEIGHT });
  climate.forEach((month, index) =>
    drawMonth(sheet, month, monthInitials[index]!, degrees, { x: left + index * width, y, width }),
  );
};

const describeMonth = ({ tempC, rainMm }: ClimateMonth, degrees: TemperatureUnit): string => {
  const temperature = tempC === null ? 'temperature not known' : formatTemperature(tempC, degrees);
  return `${temperature} and ${rainMm === null ? 'rainfall not known' : `${Math.round(rainMm)} mm`}`;
};

const describeYear = (
  { name }: CityDetail,
  climate: readonly ClimateMonth[],
  degrees: TemperatureUnit,
): string =>
  `${name}, January to December: ${climate.map((month) => describeMonth(month, degrees)).join('; ')}`;

const NAME_HEIGHT = 24;
const CAPTION_HEIGHT = 26;

/** The height of what stays together on one page: the city's name, its months and their source. */
const measureCity = ({ climate }: CityDetail): number =>
  NAME_HEIGHT + (climate ? measureYear(climate).height : 0) + CAPTION_HEIGHT;

const describeOrigin = ({ figures }: CityDetail, { cities, degrees }: ReportFacts): string => {
  const year = figures.find(({ key }) => key === 'temperature_year');
  if (!year) return '';
  const grade = year.grade ? `${originLabel(year)}. ` : '';
  return convertTemperatures(
    `${grade}${formatReference(year, listSources(cities))}. ${year.note ?? ''} `,
    degrees,
  );
};

/** `legend` explains the drawing. */
const addCityClimate = (sheet: PdfSheet, city: CityDetail, facts: ReportFacts, legend: string): void => {
  const { climate, name } = city;
  const { degrees } = facts;
  sheet.subheading(city.weather ? `${name}: ${city.weather.toLowerCase()}` : name, measureCity(city));
  if (!climate) return sheet.paragraph('We have no climate data for this city.', { after: 20 });
  const { emptyAbove, height } = measureYear(climate);
  sheet.drawing(height, describeYear(city, climate, degrees), (_, x, y) =>
    drawYear(sheet, climate, degrees, x, y - emptyAbove),
  );
  const caption = `${describeOrigin(city, facts)}${legend}`.trim();
  if (caption) sheet.paragraph(caption, { size: 9, ink: inks.caption, after: 12 });
};

/** Temperature and rain of each city, month by month. The legend stands below the last city. */
export const addClimateChapter = (sheet: PdfSheet, facts: ReportFacts): void => {
  const { cities, degrees } = facts;
  sheet.heading('Twelve months of weather', measureCity(cities[0]!));
  const range = convertTemperatures(`from ${COMFORT.low} to ${COMFORT.high} °C`, degrees);
  const legend = `The pale band is comfortable: ${range}. Rain is in millimeters and points downward.`;
  const last = cities.findLastIndex(({ climate }) => climate !== null);
  cities.forEach((city, index) => addCityClimate(sheet, city, facts, index === last ? legend : ''));
};
