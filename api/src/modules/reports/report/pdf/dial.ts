import type { IrexSummary } from '@wanderwork/contracts';
import { inks } from './inks.js';

const SWEEP_DEGREES = 240;
const START_DEGREES = 150;

/** The angle of a score on the dial, in radians. */
const angleOf = (score: number): number => ((START_DEGREES + (SWEEP_DEGREES * score) / 100) * Math.PI) / 180;

const pointAt = (x: number, y: number, radius: number, score: number): [number, number] => [
  x + radius * Math.cos(angleOf(score)),
  y + radius * Math.sin(angleOf(score)),
];

/** The center and radius of a dial, in points. */
interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** Adds an arc between two scores to the path, as short straight lines. */
const addArc = (
  doc: PDFKit.PDFDocument,
  { x, y, radius }: Circle,
  from: number,
  to: number,
): PDFKit.PDFDocument => {
  doc.moveTo(...pointAt(x, y, radius, from));
  for (let score = from + 1; score < to; score += 1) doc.lineTo(...pointAt(x, y, radius, score));
  return doc.lineTo(...pointAt(x, y, radius, to));
};

/** The width of the scale. The ticks are inside it. */
const SCALE_WIDTH = 7;

/** Draws a dial of 240°: the range of the score as a red band, a tick for every two points, and a needle. */
export const drawDial = (
  doc: PDFKit.PDFDocument,
  circle: Circle,
  { score, low, high }: IrexSummary,
): void => {
  const { x, y, radius } = circle;
  const scale = { ...circle, radius: radius - SCALE_WIDTH / 2 };
  addArc(doc, scale, 0, 100).lineWidth(SCALE_WIDTH).strokeColor(inks.water).stroke();
  addArc(doc, scale, low, high).lineWidth(SCALE_WIDTH).strokeColor(inks.redBand).stroke();
  for (let tick = 0; tick <= 100; tick += 2) {
    const outer = radius - SCALE_WIDTH - 2;
    doc
      .moveTo(...pointAt(x, y, outer - (tick % 10 === 0 ? 8 : 4), tick))
      .lineTo(...pointAt(x, y, outer, tick))
      .lineWidth(tick % 10 === 0 ? 0.9 : 0.5)
      .strokeColor(tick % 10 === 0 ? inks.ink : inks.edge)
      .stroke();
  }
  doc
    .moveTo(...pointAt(x, y, radius - 22, score))
    .lineTo(...pointAt(x, y, radius + 4, score))
    .lineWidth(2)
    .strokeColor(inks.red)
    .stroke();
};
