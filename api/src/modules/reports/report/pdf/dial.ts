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

/** A dial of 240°, a tick each two points, the range as a red band, and a needle. */
export const drawDial = (doc: PDFKit.PDFDocument, at: At, { score, low, high }: IrexSummary): void => {
  const { x, y, radius } = at;
  for (let tick = 0; tick <= 100; tick += 2) {
    const inner = radius - (tick % 10 === 0 ? 9 : 5);
    doc
      .moveTo(...pointAt(x, y, inner, tick))
      .lineTo(...pointAt(x, y, radius, tick))
      .lineWidth(tick % 10 === 0 ? 0.9 : 0.5)
      .strokeColor(tick % 10 === 0 ? inks.ink : inks.edge)
      .stroke();
  }
  arc(doc, { x, y, radius: radius - 15 }, low, high)
    .lineWidth(5)
    .strokeColor(inks.redSoft)
    .stroke();
  arc(doc, { x, y, radius: radius - 15 }, low, high)
    .lineWidth(1.4)
    .strokeColor(inks.red)
    .stroke();
  doc
    .moveTo(...pointAt(x, y, radius - 24, score))
    .lineTo(...pointAt(x, y, radius + 3, score))
    .lineWidth(2)
    .strokeColor(inks.red)
    .stroke();
};
