import type { ReportFacts } from '../report-facts.js';
import { drawGlance, glanceHeight } from './glance.js';
import { inks } from './inks.js';
import { drawScene } from './scene.js';
import { namesHeight, plateHeight, scorePlate } from './score-plate.js';
import type { PdfSheet } from './pdf-sheet.js';
import { headLines, heightOfLines, noteLines, writeLines } from './title-lines.js';

/** The two hairlines about the whole plate, as in an atlas. */
const OUTER = 28;
const INNER = 33;

const neatline = ({ doc }: PdfSheet): void => {
  const { width, height } = doc.page;
  const frame = (edge: number, line: number) =>
    doc
      .rect(edge, edge, width - 2 * edge, height - 2 * edge)
      .lineWidth(line)
      .strokeColor(inks.ink)
      .stroke();
  frame(OUTER, 1.2);
  frame(INNER, 0.4);
};

/** What each city looks like, side by side under the plate's upper edge, named for those who do not see it. */
const pictures = (sheet: PdfSheet, { cities }: ReportFacts, height: number): void => {
  const { doc } = sheet;
  const width = (doc.page.width - 2 * INNER) / cities.length;
  const foot = INNER + height;
  cities.forEach((city, at) => {
    const draw = () => drawScene(doc, city, { x: INNER + at * width, y: INNER, width, height });
    sheet.tag('Figure', draw, `${city.name}, drawn from its coast, relief, climate and houses.`);
  });
  sheet.decorate(() => {
    for (let at = 1; at < cities.length; at += 1)
      doc.moveTo(INNER + at * width, INNER).lineTo(INNER + at * width, foot);
    doc
      .moveTo(INNER, foot)
      .lineTo(doc.page.width - INNER, foot)
      .lineWidth(0.8)
      .strokeColor(inks.ink)
      .stroke();
  });
};

const ownOf = ({ own }: ReportFacts, at: number): number | null => own?.[at]?.score ?? null;

/** A way to set the names and dials: how much room it takes, and how it is drawn. */
interface Setting {
  height: number;
  draw: () => void;
}

const DIAL = 172;
const BESIDE = 78;

/** One city: its name and what it comes to, the dial beside them. */
const oneCity = (sheet: PdfSheet, facts: ReportFacts): Setting => {
  const width = sheet.width - DIAL - 20;
  const head = headLines(sheet, facts, width);
  const height = Math.max(heightOfLines(sheet, head), plateHeight(BESIDE) + 12);
  const draw = () => {
    const { y } = sheet;
    writeLines(sheet, head);
    const place = { x: sheet.left + sheet.width - DIAL, y: y + 4, width: DIAL, radius: BESIDE };
    facts.cities.forEach((city) => scorePlate(sheet, city, ownOf(facts, 0), place));
    sheet.y = y + height;
  };
  return { height, draw };
};

const BENEATH = 54;

/** Several cities: a dial for each under its name. */
const severalCities = (sheet: PdfSheet, facts: ReportFacts): Setting => {
  const head = headLines(sheet, facts, sheet.width);
  const width = sheet.width / facts.cities.length;
  const named = namesHeight(sheet, facts.cities, width);
  const plate = named + plateHeight(BENEATH);
  const draw = () => {
    writeLines(sheet, head);
    const { y } = sheet;
    facts.cities.forEach((city, at) => {
      const place = { x: sheet.left + at * width, y, width, radius: BENEATH, named };
      scorePlate(sheet, city, ownOf(facts, at), place);
    });
    sheet.y = y + plate;
  };
  return { height: heightOfLines(sheet, head) + plate, draw };
};

const ABOVE = 22;
const BELOW = 14;

/** What the report is about, what it comes to, and the scores with their doubt; the pictures have the room that these leave. */
export const titlePage = (sheet: PdfSheet, facts: ReportFacts): void => {
  const setting = facts.cities.length === 1 ? oneCity(sheet, facts) : severalCities(sheet, facts);
  const notes = noteLines(sheet);
  const words =
    ABOVE + setting.height + glanceHeight(sheet, facts) + BELOW + heightOfLines(sheet, notes) + BELOW;
  const sky = sheet.doc.page.height - 2 * INNER - words;
  pictures(sheet, facts, sky);
  sheet.decorate(() => neatline(sheet));
  sheet.y = INNER + sky + ABOVE;
  setting.draw();
  drawGlance(sheet, facts);
  sheet.y += BELOW;
  writeLines(sheet, notes);
};
