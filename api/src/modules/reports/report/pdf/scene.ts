import { cityScene } from '@wanderwork/art';
import type { CitySummary } from '@wanderwork/contracts';
import { artOf } from '../../../cities/index.js';
import { marksOf, sheetOf } from './scene-marks.js';

/** Where a picture stands on a page. */
interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Mark = ReturnType<typeof marksOf>[number];

const outline = (doc: PDFKit.PDFDocument, { path, circle }: Mark): PDFKit.PDFDocument =>
  circle ? doc.circle(circle.x, circle.y, circle.radius) : doc.path(path ?? '');

const inked = (doc: PDFKit.PDFDocument, { fill, stroke }: Mark): void => {
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
  inked(outline(doc, mark), mark);
  doc.restore();
};

/** The landscape of a city by day, as on the screens, in lines and fills that stay sharp in print. */
export const drawScene = (
  doc: PDFKit.PDFDocument,
  city: CitySummary,
  { x, y, width, height }: Window,
): void => {
  const picture = cityScene(artOf(city), { theme: 'light', width, height });
  const sheet = sheetOf(picture);
  const scale = Math.max(width / sheet.width, height / sheet.height);
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.translate(x + (width - scale * sheet.width) / 2, y + (height - scale * sheet.height) / 2).scale(scale);
  for (const mark of marksOf(picture)) drawMark(doc, mark);
  doc.restore();
};
