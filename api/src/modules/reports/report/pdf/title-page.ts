import type { ReportFacts } from '../report-facts.js';
import { drawGlance, glanceHeight } from './glance.js';
import { inks } from './inks.js';
import { drawScene } from './scene.js';
import { drawScorePlate, namesHeight, plateHeight } from './score-plate.js';
import type { PdfSheet } from './pdf-sheet.js';
import { headLines, heightOfLines, noteLines, writeLines } from './title-lines.js';

/** How far the two lines of the frame are from the edge of the page. */
const OUTER_MARGIN = 28;
const INNER_MARGIN = 33;

const drawFrame = ({ doc }: PdfSheet): void => {
  const { width, height } = doc.page;
  const drawRectangle = (margin: number, lineWidth: number) =>
    doc
      .rect(margin, margin, width - 2 * margin, height - 2 * margin)
      .lineWidth(lineWidth)
      .strokeColor(inks.ink)
      .stroke();
  drawRectangle(OUTER_MARGIN, 1.2);
  drawRectangle(INNER_MARGIN, 0.4);
};

/** Draws the landscapes of the cities side by side at the top of the page. */
const drawPictures = (sheet: PdfSheet, { cities }: ReportFacts, height: number): void => {
  const { doc } = sheet;
  const width = (doc.page.width - 2 * INNER_MARGIN) / cities.length;
  const bottom = INNER_MARGIN + height;
  cities.forEach((city, index) => {
    const x = INNER_MARGIN + index * width;
    const draw = () => drawScene(doc, city, { x, y: INNER_MARGIN, width, height });
    sheet.tag('Figure', draw, `${city.name}, drawn from its coast, relief, climate and houses.`);
  });
  sheet.decorate(() => {
    for (let index = 1; index < cities.length; index += 1) {
      const x = INNER_MARGIN + index * width;
      doc.moveTo(x, INNER_MARGIN).lineTo(x, bottom);
    }
    doc
      .moveTo(INNER_MARGIN, bottom)
      .lineTo(doc.page.width - INNER_MARGIN, bottom)
      .lineWidth(0.8)
      .strokeColor(inks.ink)
      .stroke();
  });
};

const findPersonalScore = ({ personalScores }: ReportFacts, index: number): number | null =>
  personalScores?.[index]?.score ?? null;

/** The names and dials: the height they need, and how to draw them. */
interface Layout {
  height: number;
  draw: () => void;
}

const DIAL_WIDTH = 172;
const LARGE_RADIUS = 78;

/** The layout for one city: its name and main result, with the dial beside them. */
const layOutOneCity = (sheet: PdfSheet, facts: ReportFacts): Layout => {
  const width = sheet.width - DIAL_WIDTH - 20;
  const head = headLines(sheet, facts, width);
  const height = Math.max(heightOfLines(sheet, head), plateHeight(LARGE_RADIUS) + 12);
  const draw = () => {
    const { y } = sheet;
    writeLines(sheet, head);
    const x = sheet.left + sheet.width - DIAL_WIDTH;
    const place = { x, y: y + 4, width: DIAL_WIDTH, radius: LARGE_RADIUS };
    facts.cities.forEach((city) => drawScorePlate(sheet, city, findPersonalScore(facts, 0), place));
    sheet.y = y + height;
  };
  return { height, draw };
};

const SMALL_RADIUS = 54;

/** The layout for several cities: a dial for each, below its name. */
const layOutSeveralCities = (sheet: PdfSheet, facts: ReportFacts): Layout => {
  const head = headLines(sheet, facts, sheet.width);
  const width = sheet.width / facts.cities.length;
  const nameHeight = namesHeight(sheet, facts.cities, width);
  const height = nameHeight + plateHeight(SMALL_RADIUS);
  const draw = () => {
    writeLines(sheet, head);
    const { y } = sheet;
    facts.cities.forEach((city, index) => {
      const place = { x: sheet.left + index * width, y, width, radius: SMALL_RADIUS, nameHeight };
      drawScorePlate(sheet, city, findPersonalScore(facts, index), place);
    });
    sheet.y = y + height;
  };
  return { height: heightOfLines(sheet, head) + height, draw };
};

const SPACE_ABOVE = 22;
const SPACE_BELOW = 14;

/** Adds the title page: cities, main result, scores and notes. The pictures fill the space that these leave. */
export const addTitlePage = (sheet: PdfSheet, facts: ReportFacts): void => {
  const layout = facts.cities.length === 1 ? layOutOneCity(sheet, facts) : layOutSeveralCities(sheet, facts);
  const notes = noteLines(sheet);
  const textHeight =
    SPACE_ABOVE +
    layout.height +
    glanceHeight(sheet, facts) +
    SPACE_BELOW +
    heightOfLines(sheet, notes) +
    SPACE_BELOW;
  const pictureHeight = sheet.doc.page.height - 2 * INNER_MARGIN - textHeight;
  drawPictures(sheet, facts, pictureHeight);
  sheet.decorate(() => drawFrame(sheet));
  sheet.y = INNER_MARGIN + pictureHeight + SPACE_ABOVE;
  layout.draw();
  drawGlance(sheet, facts);
  sheet.y += SPACE_BELOW;
  writeLines(sheet, notes);
};
