import PDFDocument from 'pdfkit';
import { inks } from './inks.js';
import { ascents, registerFaces, runsOf, type Face } from './typefaces.js';

const MARGIN = { left: 56, right: 56, top: 64, bottom: 64 };

interface Style {
  face?: Face;
  size?: number;
  ink?: string;
  /** How far apart its lines stand, in sizes. */
  line?: number;
}

interface Placed extends Style {
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right' | 'center';
}

/** What stands in a document's properties. */
export interface Properties {
  title: string;
  subject: string;
  day: string;
}

const LINE = 1.38;
/** Of a subject, with its hairline and the room beneath. */
const HEADING = 52;

/** An A4 sheet that is written from above to below, and begins another one where there is no room; tagged for screen readers. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN.left;
  readonly width: number;
  /** Where the next thing goes. */
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

  /** A new subject: what is written next belongs to it. */
  beginPart(): void {
    this.part = this.doc.struct('Sect');
    this.root.add(this.part);
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN.top;
  }

  /** Turns the page unless so many points are left. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage();
  }

  tag(type: string, draw: () => void, alt?: string): void {
    this.part.add(this.doc.struct(type, alt === undefined ? {} : { alt }, draw));
  }

  /** A row of a table whose cells are told by their columns. */
  row(table: PDFKit.PDFStructureElement, cells: { head: boolean; draw: () => void }[]): void {
    const tagged = cells.map(({ head, draw }) => this.doc.struct(head ? 'TH' : 'TD', {}, draw));
    table.add(this.doc.struct('TR', {}, tagged));
  }

  beginTable(): PDFKit.PDFStructureElement {
    const table = this.doc.struct('Table');
    this.part.add(table);
    return table;
  }

  /** Draws what only decorates: nobody reads it out. */
  decorate(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  heightOf(text: string, { face = 'sans', size = 10, line }: Style, width: number): number {
    const { doc } = this;
    doc.font(face).fontSize(size);
    return doc.heightOfString(
      runsOf(text, face)
        .map((run) => run.text)
        .join(''),
      { width, lineGap: this.gap(size, line) },
    );
  }

  /** Sets words at a place of the sheet, each run in the file that has its letters. */
  set(text: string, { face = 'sans', size = 10, ink = inks.ink, line, ...place }: Placed): void {
    const { doc } = this;
    const { x = this.left, y = this.y, width = this.width, align = 'left' } = place;
    doc.fillColor(ink).fontSize(size);
    const runs = runsOf(text, face);
    runs.forEach((run, at) => {
      doc.font(run.font);
      const options = {
        width,
        align,
        lineGap: this.gap(size, line),
        // A sign of another face stands on the line of its words.
        baseline: (-ascents[face] * size) / 1000,
        continued: at < runs.length - 1,
        features: [],
      };
      if (at === 0) doc.text(run.text, x, y, options);
      else doc.text(run.text, options);
    });
  }

  /** Lines stand a little apart, whatever the face's own gap. */
  private gap(size: number, line = LINE): number {
    return Math.max(line < LINE ? -size : 0, size * line - this.doc.currentLineHeight(true));
  }

  /** A paragraph in the flow. */
  paragraph(text: string, style: Style & { tag?: string; after?: number; width?: number } = {}): void {
    const { tag = 'P', after = 8, width = this.width, ...look } = style;
    const height = this.heightOf(text, look, width);
    this.room(height);
    const { y } = this;
    this.tag(tag, () => this.set(text, { ...look, y, width }));
    this.y = y + height + after;
  }

  /** The heading of a subject, under an ink hairline, also in the outline; `first` points of it stand on the same sheet. */
  heading(text: string, first = 64): void {
    this.beginPart();
    this.room(HEADING + first);
    const { y } = this;
    this.rule(y, inks.ink, 0.8);
    this.doc.outline.addItem(text);
    this.tag('H2', () => this.set(text, { face: 'display', size: 24, y: y + 12 }));
    this.y = y + HEADING;
  }

  /** A smaller heading: which city, which group. */
  subheading(text: string, need = 60): void {
    this.room(need);
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

  /** A drawing of that height, with the words that say what it shows. */
  drawing(height: number, alt: string, draw: (doc: PDFKit.PDFDocument, x: number, y: number) => void): void {
    this.room(height);
    const { y } = this;
    this.tag('Figure', () => draw(this.doc, this.left, y), alt);
    this.y = y + height;
  }
}
