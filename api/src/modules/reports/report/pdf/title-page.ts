import { PRODUCT_NAME, type CityDetail } from '@wanderwork/contracts';
import { dateWords } from './date-words.js';
import { drawDial } from './dial.js';
import { inks } from './inks.js';
import { placesOf, type ReportFacts } from '../report-facts.js';
import type { Sheet } from './sheet.js';

const bands = {
  outstanding: 'Outstanding',
  strong: 'Strong',
  good: 'Good',
  mixed: 'Mixed',
  weak: 'Weak',
} as const;

/** The neatline of an atlas: two hairlines about the whole plate. */
const neatline = ({ doc }: Sheet): void => {
  const { width, height } = doc.page;
  doc
    .rect(28, 28, width - 56, height - 56)
    .lineWidth(1.2)
    .strokeColor(inks.ink)
    .stroke();
  doc
    .rect(33, 33, width - 66, height - 66)
    .lineWidth(0.4)
    .strokeColor(inks.ink)
    .stroke();
};

const scoreWords = ({ name, country, irex }: CityDetail): string =>
  `${name}, ${country}: IREX ${irex.score}, likely ${irex.low} to ${irex.high}, ${irex.band}; ${irex.confidence} % of it is known.`;

/** A lone city has the whole plate. */
const radiusFor = (cities: number): number => (cities === 1 ? 92 : 62);

interface Place {
  x: number;
  width: number;
  radius: number;
}

/** One city's dial with its number in the middle. */
const plate = (sheet: Sheet, city: CityDetail, own: number | null, { x, width, radius }: Place): void => {
  const { y, doc } = sheet;
  const centre = { x: x + width / 2, y: y + radius, radius };
  const line = (text: string, at: number, size: number, ink: string = inks.quiet) =>
    sheet.set(text, { x, y: y + at, width, align: 'center', size, ink });
  const draw = () => {
    drawDial(doc, centre, city.irex);
    const number = String(Math.round(city.irex.score));
    sheet.set(number, { face: 'display', size: 38, x, y: y + radius - 25, width, align: 'center' });
    line(bands[city.irex.band], radius + 22, 10);
    sheet.set(city.name, { face: 'display', size: 17, x, y: y + 2 * radius - 4, width, align: 'center' });
    line(`Likely ${Math.round(city.irex.low)} to ${Math.round(city.irex.high)}`, 2 * radius + 20, 10);
    line(
      `Rank ${city.irex.rankLow} to ${city.irex.rankHigh}, ${city.irex.confidence} % known`,
      2 * radius + 35,
      9,
      inks.caption,
    );
    if (own !== null) line(`${Math.round(own)} by your own wishes`, 2 * radius + 50, 10, inks.ink);
  };
  sheet.tag(
    'Figure',
    draw,
    `${scoreWords(city)}${own === null ? '' : ` ${Math.round(own)} by your own wishes.`}`,
  );
};

/** What the report is about, on which day, and the scores with their doubt. */
export const titlePage = (sheet: Sheet, facts: ReportFacts): void => {
  const { cities, day } = facts;
  sheet.decorate(() => neatline(sheet));
  sheet.y = 92;
  sheet.paragraph(`${PRODUCT_NAME} report`, { face: 'bold', size: 11, ink: inks.red, after: 14 });
  sheet.paragraph(placesOf(facts), {
    tag: 'H1',
    face: 'display',
    size: cities.length === 1 ? 58 : 40,
    after: 14,
  });
  sheet.paragraph(cities.map(({ region, country }) => `${country}, ${region}`).join('  ·  '), {
    size: 11,
    ink: inks.quiet,
    after: 4,
  });
  sheet.paragraph(`Made on ${dateWords(day)} from the figures of that day.`, { size: 11, ink: inks.quiet });
  sheet.y = Math.max(sheet.y + 30, 330);
  const width = sheet.width / cities.length;
  cities.forEach((city, at) =>
    plate(sheet, city, facts.own?.[at]?.score ?? null, {
      x: sheet.left + at * width,
      width,
      radius: radiusFor(cities.length),
    }),
  );
  sheet.y = 610;
  sheet.rule(sheet.y - 16, inks.ink, 0.6);
  for (const words of honestly) sheet.paragraph(words, { size: 9.5, ink: inks.quiet, after: 5 });
};

/** What one must know to read the rest. */
const honestly = [
  'IREX says how well a city serves somebody who works remotely and lives there for a month or more, from 0 to 100. The red band is where the score lies nine times out of ten when each figure errs as far as its kind does.',
  'Every figure names its source by a number in brackets, and its year and grade: measured there, a country figure, a model’s estimate, or given with the launch samples. The sources stand at the end. A missing figure is said to be missing.',
  'Where a difference is smaller than what is not known, this report says that two cities cannot be told apart.',
];
