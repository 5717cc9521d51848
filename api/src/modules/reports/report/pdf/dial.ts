import type { IrexSummary } from '@wanderwork/contracts';
import { inks } from './inks.js';

const SWEEP = 240;
const FROM = 150;

/** Where a score lies around the dial, in radians. */
const angleOf = (score: number): number => ((FROM + (SWEEP * score) / 100) * Math.PI) / 180;

const pointAt = (x: number, y: number, radius: number, score: number): [number, number] => [
  x + radius * Math.cos(angleOf(score)),
  y + radius * Math.sin(angleOf(score)),
];

/** The middle of a dial. */
interface At {
  x: number;
  y: number;
  radius: number;
}

/** An arc as short straight steps: two points of the score each. */
const arc = (doc: PDFKit.PDFDocument, { x, y, radius }: At, from: number, to: number): PDFKit.PDFDocument => {
  doc.moveTo(...pointAt(x, y, radius, from));
  for (let score = from + 1; score < to; score += 1) doc.lineTo(...pointAt(x, y, radius, score));
  return doc.lineTo(...pointAt(x, y, radius, to));
};

/** How wide the scale is, with the range upon it; the ticks stand inside. */
const SCALE = 7;

/** A dial of 240°: its scale with the range as a red band, a tick each two points within, and a needle over both. */
export const drawDial = (doc: PDFKit.PDFDocument, at: At, { score, low, high }: IrexSummary): void => {
  const { x, y, radius } = at;
  const scale = { ...at, radius: radius - SCALE / 2 };
  arc(doc, scale, 0, 100).lineWidth(SCALE).strokeColor(inks.water).stroke();
  arc(doc, scale, low, high).lineWidth(SCALE).strokeColor(inks.redBand).stroke();
  for (let tick = 0; tick <= 100; tick += 2) {
    const outer = radius - SCALE - 2;
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
