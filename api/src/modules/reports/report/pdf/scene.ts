import { cityScene } from '@wanderwork/art';
import type { CitySummary } from '@wanderwork/contracts';
import { toArtCity } from '../../../cities/index.js';
import { parseMarks, parseSize } from './scene-marks.js';

/** The place of a picture on a page, in points. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Mark = ReturnType<typeof parseMarks>[number];

const addOutline = (doc: PDFKit.PDFDocument, { path, circle }: Mark): PDFKit.PDFDocument =>
  circle ? doc.circle(circle.x, circle.y, circle.radius) : doc.path(path ?? '');

const paint = (doc: PDFKit.PDFDocument, { fill, stroke }: Mark): void => {
  if (stroke) {
    doc.lineWidth(stroke.width).lineCap(stroke.round ? 'round' : 'butt');
    if (stroke.dash) doc.dash(stroke.dash.length, { space: stroke.dash.space });
  }
  if (fill && stroke) doc.fillAndStroke(fill, stroke.ink);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke.ink);
};

const drawMark = (doc: PDFKit.PDFDocument, mark: Mark): void => {
  doc.save();
  doc.opacity(mark.opacity);
  for (const { x, y, scaleX, scaleY } of mark.moves) doc.transform(scaleX, 0, 0, scaleY, x, y);
  paint(addOutline(doc, mark), mark);
  doc.restore();
};

/** Draws the landscape of a city as vectors, so that it stays sharp in print. */
export const drawScene = (
  doc: PDFKit.PDFDocument,
  city: CitySummary,
  { x, y, width, height }: Frame,
): void => {
  const picture = cityScene(toArtCity(city), { theme: 'light', width, height });
  const size = parseSize(picture);
  const scale = Math.max(width / size.width, height / size.height);
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.translate(x + (width - scale * size.width) / 2, y + (height - scale * size.height) / 2).scale(scale);
  for (const mark of parseMarks(picture)) drawMark(doc, mark);
  doc.restore();
};
