import {
  degrees as inDegrees,
  degreeSign,
  formatTemperature,
  temperaturesIn,
  type CityDetail,
  type ClimateMonth,
  type TemperatureUnit,
} from '@wanderwork/contracts';
import { gradeWords } from '../figure-words.js';
import { sourcesOf, type ReportFacts } from '../report-facts.js';
import { inks, temperatureInks } from './inks.js';
import { referenceOf } from './reference.js';
import type { Sheet } from './sheet.js';

const letters = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const LEFT = 26;
const HEIGHT = 168;
/** °C, and mm of rain in a month. */
const COLDEST = -10;
const HOTTEST = 40;
const WETTEST = 400;
const TOP = 96;
const RAIN = 42;

const inkOf = (celsius: number): string => {
  const step = celsius < 6 ? 0 : celsius < 13 ? 1 : celsius < 20 ? 2 : celsius < 26 ? 3 : 4;
  return temperatureInks[step];
};

const clip = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The place of one month on the sheet. */
interface Column {
  x: number;
  y: number;
  width: number;
}

/** One month: its temperature upwards, its rain hatched downwards, both printed as numbers. */
const drawMonth = (
  sheet: Sheet,
  month: ClimateMonth,
  letter: string,
  degrees: TemperatureUnit,
  { x, y, width }: Column,
) => {
  const { doc } = sheet;
  const number = (text: string, at: number, ink: string) =>
    sheet.set(text, { x: x - 6, y: y + at, width: width + 12, align: 'center', size: 8, ink });
  if (month.tempC !== null) {
    const height = (TOP * (clip(month.tempC, COLDEST, HOTTEST) - COLDEST)) / (HOTTEST - COLDEST);
    doc.rect(x + 2, y + TOP - height, width - 4, Math.max(1, height)).fill(inkOf(month.tempC));
    number(`${inDegrees(month.tempC, degrees)}°`, TOP - height - 12, inks.ink);
  } else number('–', TOP - 12, inks.caption);
  sheet.set(letter, { x, y: y + TOP + 3, width, align: 'center', size: 8, ink: inks.quiet });
  if (month.rainMm === null) return number('–', TOP + 18, inks.caption);
  const depth = Math.max(1, (RAIN * clip(month.rainMm, 0, WETTEST)) / WETTEST);
  doc.rect(x + 4, y + TOP + 16, width - 8, depth).fill(inks.rain);
  number(String(Math.round(month.rainMm)), TOP + 18 + depth, inks.rain);
};

/** Temperatures between which one sits outside all day. */
const COMFORT = [18, 25] as const;

const drawRibbon = (
  sheet: Sheet,
  climate: readonly ClimateMonth[],
  degrees: TemperatureUnit,
  x: number,
  y: number,
): void => {
  const at = (celsius: number) => y + TOP - (TOP * (celsius - COLDEST)) / (HOTTEST - COLDEST);
  const width = (sheet.width - LEFT) / 12;
  const [low, high] = COMFORT;
  sheet.doc.rect(x + LEFT, at(high), width * 12, at(low) - at(high)).fill(inks.buff);
  sheet.set(degreeSign(degrees), { x, y: y + TOP - 12, width: LEFT, size: 8, ink: inks.caption });
  sheet.set('mm', { x, y: y + TOP + 16, width: LEFT, size: 8, ink: inks.caption });
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

const cityClimate = (sheet: Sheet, city: CityDetail, facts: ReportFacts): void => {
  const { climate, name } = city;
  const { degrees } = facts;
  sheet.subheading(city.weather ? `${name}: ${city.weather.toLowerCase()}` : name, HEIGHT + 50);
  if (!climate) return sheet.paragraph('No climate is known for this place.', { after: 20 });
  sheet.drawing(HEIGHT, inWords(city, climate, degrees), (_, x, y) =>
    drawRibbon(sheet, climate, degrees, x, y),
  );
  const year = city.figures.find(({ key }) => key === 'temperature_year');
  if (!year) return;
  const grade = year.grade ? `${gradeWords[year.grade]}. ` : '';
  const origin = referenceOf(year, sourcesOf(facts.cities));
  sheet.paragraph(temperaturesIn(`${grade}${origin}. ${year.note ?? ''}`, degrees), {
    size: 9,
    ink: inks.caption,
    after: 20,
  });
};

/** Twelve months: how warm, how wet. */
export const climateChapter = (sheet: Sheet, facts: ReportFacts): void => {
  sheet.heading('Twelve months', HEIGHT + 50);
  facts.cities.forEach((city) => cityClimate(sheet, city, facts));
  const band = temperaturesIn('from 18 to 25 °C', facts.degrees);
  sheet.paragraph(`The pale band is ${band}. Rain is in millimetres, downwards.`, {
    size: 9,
    ink: inks.caption,
  });
};
