import PDFDocument from 'pdfkit';
import { inks } from './inks.js';
import { ascents, registerFaces, splitRuns, type Face } from './typefaces.js';

const MARGIN = { left: 56, right: 56, top: 64, bottom: 64 };

/** All lengths are in points. */
interface Style {
  face?: Face;
  size?: number;
  ink?: string;
  /** The line height as a multiple of the size. */
  line?: number;
}

interface PlacedStyle extends Style {
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** The properties of the PDF document. */
export interface Properties {
  title: string;
  subject: string;
  day: string;
}

const LINE_HEIGHT = 1.38;
/** The height of a heading with the line above it and the space below. */
const HEADING_HEIGHT = 52;

/** Writes A4 pages from top to bottom and starts a new page when one is full. The PDF is tagged for screen readers. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN.left;
  readonly width: number;
  /** The vertical position of whatever comes next, in points from the top. */
  y = MARGIN.top;
  private readonly root: PDFKit.PDFStructureElement;
  private part: PDFKit.PDFStructureElement;

  constructor({ title, subject, day }: Properties) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { ...MARGIN, bottom: 0 },
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: 'en',
      displayTitle: true,
      info: {
        Title: title,
        Subject: subject,
        Author: 'WanderWork',
        CreationDate: new Date(`${day}T00:00:00Z`),
      },
    });
    registerFaces(this.doc);
    this.width = this.doc.page.width - MARGIN.left - MARGIN.right;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.part = this.root;
    this.beginPart();
  }

  get bottom(): number {
    return this.doc.page.height - MARGIN.bottom;
  }

  /** Starts a new section in the document structure. */
  beginPart(): void {
    this.part = this.doc.struct('Sect');
    this.root.add(this.part);
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  /** Starts a new page unless so many points are left on this one. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  tag(type: string, draw: () => void, alt?: string): void {
    this.part.add(this.doc.struct(type, alt === undefined ? {} : { alt }, draw));
  }

  /** Adds a table row to the document structure. `head` marks a header cell. */
  row(table: PDFKit.PDFStructureElement, cells: { head: boolean; draw: () => void }[]): void {
    const tagged = cells.map(({ head, draw }) => this.doc.struct(head ? 'TH' : 'TD', {}, draw));
    table.add(this.doc.struct('TR', {}, tagged));
  }

  beginTable(): PDFKit.PDFStructureElement {
    const table = this.doc.struct('Table');
    this.part.add(table);
    return table;
  }

  /** Draws decoration, which screen readers skip. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  heightOf(text: string, { face = 'sans', size = 10, line }: Style, width: number): number {
    const { doc } = this;
    doc.font(face).fontSize(size);
    return doc.heightOfString(
      splitRuns(text, face)
        .map((run) => run.text)
        .join(''),
      { width, lineGap: this.lineGap(size, line) },
    );
  }

  /** Draws text at a position on the page. Each run uses the font file that has its letters. */
  set(text: string, { face = 'sans', size = 10, ink = inks.ink, line, ...place }: PlacedStyle): void {
    const { doc } = this;
    const { x = this.left, y = this.y, width = this.width, align = 'left' } = place;
    doc.fillColor(ink).fontSize(size);
    const runs = splitRuns(text, face);
    runs.forEach((run, index) => {
      doc.font(run.font);
      const options = {
        width,
        align,
        lineGap: this.lineGap(size, line),
        // All runs share the baseline of the text's own face.
        baseline: (-ascents[face] * size) / 1000,
        continued: index < runs.length - 1,
        features: [],
      };
      if (index === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    });
  }

  /** The gap that gives lines the wanted height, whatever line height the font itself has. */
  private lineGap(size: number, line = LINE_HEIGHT): number {
    return Math.max(line < LINE_HEIGHT ? -size : 0, size * line - this.doc.currentLineHeight(true));
  }

  /** Adds a paragraph at the current position. */
  paragraph(text: string, style: Style & { tag?: string; after?: number; width?: number } = {}): void {
    const { tag = 'P', after = 8, width = this.width, ...textStyle } = style;
    const height = this.heightOf(text, textStyle, width);
    this.room(height);
    const { y } = this;
    this.tag(tag, () => this.set(text, { ...textStyle, y, width }));
    this.y = y + height + after;
  }

  /** Adds a chapter heading, also to the outline. At least `needed` points of the chapter stay on the same page. */
  heading(text: string, needed = 64): void {
    this.beginPart();
    this.room(HEADING_HEIGHT + needed);
    const { y } = this;
    this.rule(y, inks.ink, 0.8);
    this.doc.outline.addItem(text);
    this.tag('H2', () => this.set(text, { face: 'display', size: 24, y: y + 12 }));
    this.y = y + HEADING_HEIGHT;
  }

  /** Adds a smaller heading. It stays on the same page as the next `needed` points. */
  subheading(text: string, needed = 60): void {
    this.room(needed);
    const { y } = this;
    this.tag('H3', () => this.set(text, { face: 'display', size: 15, y }));
    this.y = y + 24;
  }

  rule(y: number, ink: string = inks.line, width = 0.5): void {
    this.decorate(() =>
      this.doc
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(width)
        .strokeColor(ink)
        .stroke(),
    );
  }

  /** Adds a drawing of this height. `alt` describes it for screen readers. */
  drawing(height: number, alt: string, draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void): void {
    this.room(height);
    const { y } = this;
    this.tag('Figure', () => draw(this.doc, this.left, y), alt);
    this.y = y + height;
  }
}
