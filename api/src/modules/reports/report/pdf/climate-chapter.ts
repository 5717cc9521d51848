import {
  COMFORT,
  degrees as inDegrees,
  degreeSign,
  formatTemperature,
  temperaturesIn,
  type CityDetail,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { gradeWords } from '../figure-labels.js';
import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { inks, temperatureInks } from './inks.js';
import { referenceOf } from './reference.js';
import type { PdfSheet } from './pdf-sheet.js';

const letters = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const LEFT = 26;
/** °C, and mm of rain in a month. */
const COLDEST = -10;
const HOTTEST = 40;
const WETTEST = 400;
const TOP = 96;
const RAIN = 42;
/** From the ground down to where rain begins, and what its number takes beneath it. */
const GROUND = 16;
const NUMBER = 12;

const inkOf = (celsius: number): string => {
  const step = celsius < 6 ? 0 : celsius < 13 ? 1 : celsius < 20 ? 2 : celsius < 26 ? 3 : 4;
  return temperatureInks[step];
};

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const heightOf = (celsius: number): number =>
  (TOP * (clip(celsius, COLDEST, HOTTEST) - COLDEST)) / (HOTTEST - COLDEST);

const depthOf = (mm: number): number => Math.max(1, (RAIN * clip(mm, 0, WETTEST)) / WETTEST);

/** The place of one month on the sheet. */
interface Column {
  x: number;
  y: number;
  width: number;
}

/** One month: its temperature upwards, its rain hatched downwards, both printed as numbers. */
const drawMonth = (
  sheet: PdfSheet,
  month: ClimateMonth,
  letter: string,
  degrees: TemperatureUnit,
  { x, y, width }: Column,
) => {
  const { doc } = sheet;
  const number = (text: string, at: number, ink: string) =>
    sheet.set(text, { x: x - 6, y: y + at, width: width + 12, align: 'center', size: 8, ink });
  if (month.tempC !== null) {
    const height = heightOf(month.tempC);
    doc.rect(x + 2, y + TOP - height, width - 4, Math.max(1, height)).fill(inkOf(month.tempC));
    number(`${inDegrees(month.tempC, degrees)}°`, TOP - height - 12, inks.ink);
  } else number('–', TOP - 12, inks.caption);
  sheet.set(letter, { x, y: y + TOP + 3, width, align: 'center', size: 8, ink: inks.quiet });
  if (month.rainMm === null) return number('–', TOP + 18, inks.caption);
  const depth = depthOf(month.rainMm);
  doc.rect(x + 4, y + TOP + GROUND, width - 8, depth).fill(inks.rain);
  number(String(Math.round(month.rainMm)), TOP + 18 + depth, inks.rain);
};

/** What a year takes: above its warmest month or the comfort band, and below its wettest, nothing is left empty. */
const roomOf = (climate: readonly ClimateMonth[]): { above: number; height: number } => {
  const warmest = Math.max(COMFORT.high, ...climate.map(({ tempC }) => tempC ?? COLDEST));
  const wettest = Math.max(0, ...climate.map(({ rainMm }) => rainMm ?? 0));
  const above = TOP - heightOf(warmest) - NUMBER;
  return { above, height: TOP - above + GROUND + depthOf(wettest) + NUMBER + 6 };
};

const drawRibbon = (
  sheet: PdfSheet,
  climate: readonly ClimateMonth[],
  degrees: TemperatureUnit,
  x: number,
  y: number,
): void => {
  const at = (celsius: number) => y + TOP - heightOf(celsius);
  const width = (sheet.width - LEFT) / 12;
  const { low, high } = COMFORT;
  sheet.doc.rect(x + LEFT, at(high), width * 12, at(low) - at(high)).fill(inks.buff);
  sheet.set(degreeSign(degrees), { x, y: y + TOP - 12, width: LEFT, size: 8, ink: inks.caption });
  sheet.set('mm', { x, y: y + TOP + GROUND, width: LEFT, size: 8, ink: inks.caption });
  climate.forEach((month, place) =>
    drawMonth(sheet, month, letters[place]!, degrees, { x: x + LEFT + place * width, y, width }),
  );
};

const monthInWords = ({ tempC, rainMm }: ClimateMonth, degrees: TemperatureUnit): string => {
  const warmth = tempC === null ? 'no temperature' : formatTemperature(tempC, degrees);
  return `${warmth} and ${rainMm === null ? 'no rainfall known' : `${Math.round(rainMm)} mm`}`;
};

const inWords = ({ name }: CityDetail, climate: readonly ClimateMonth[], degrees: TemperatureUnit): string =>
  `${name}, January to December: ${climate.map((month) => monthInWords(month, degrees)).join('; ')}`;

const NAME = 24;
const CAPTION = 26;

/** What must stand on one sheet of a city's year: its name, the months, and where they were measured. */
const roomFor = ({ climate }: CityDetail): number => NAME + (climate ? roomOf(climate).height : 0) + CAPTION;

const originOf = ({ figures }: CityDetail, { cities, degrees }: ReportFacts): string => {
  const year = figures.find(({ key }) => key === 'temperature_year');
  if (!year) return '';
  const grade = year.grade ? `${gradeWords[year.grade]}. ` : '';
  return temperaturesIn(`${grade}${referenceOf(year, sourcesOf(cities))}. ${year.note ?? ''} `, degrees);
};

/** `key` says how the drawing is read. */
const cityClimate = (sheet: PdfSheet, city: CityDetail, facts: ReportFacts, key: string): void => {
  const { climate, name } = city;
  const { degrees } = facts;
  sheet.subheading(city.weather ? `${name}: ${city.weather.toLowerCase()}` : name, roomFor(city));
  if (!climate) return sheet.paragraph('No climate is known for this place.', { after: 20 });
  const { above, height } = roomOf(climate);
  sheet.drawing(height, inWords(city, climate, degrees), (_, x, y) =>
    drawRibbon(sheet, climate, degrees, x, y - above),
  );
  const caption = `${originOf(city, facts)}${key}`.trim();
  if (caption) sheet.paragraph(caption, { size: 9, ink: inks.caption, after: 12 });
};

/** Twelve months: how warm, how wet. */
export const climateChapter = (sheet: PdfSheet, facts: ReportFacts): void => {
  const { cities, degrees } = facts;
  sheet.heading('Twelve months', roomFor(cities[0]!));
  const band = temperaturesIn(`from ${COMFORT.low} to ${COMFORT.high} °C`, degrees);
  const key = `The pale band is ${band}. Rain is in millimetres, downwards.`;
  const last = cities.findLastIndex(({ climate }) => climate !== null);
  cities.forEach((city, at) => cityClimate(sheet, city, facts, at === last ? key : ''));
};
