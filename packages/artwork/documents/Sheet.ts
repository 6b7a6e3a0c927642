import PDFDocument from 'pdfkit';
import { htmlLang, type Language } from '#i18n/language.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { frame, paper, type TextLook } from './look.ts';

/** What a document says of itself. */
export interface DocumentInfo {
  title: string;
  subject: string;
  author: string;
  /** `yyyy-mm-dd`; the same content gives the same bytes whenever it is written. */
  day: string;
  language: Language;
}

type Element = PDFKit.PDFStructureElement;

/**
 * The pages of a tagged document, written from top to bottom. All that is drawn is either the content of a structure
 * element (`tagged`) or decoration (`artifact`): a reader that listens hears the first and never meets the second.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Where the next block begins. */
  y: number = frame.top;
  /** Pages so far. */
  pages = 0;
  readonly #open: Element[] = [];
  /** Whether the element that is drawn holds words already; undefined outside of elements. */
  #hasWords: boolean | undefined;
  readonly #bytes: Promise<Buffer>;

  /** @param compress Off for a fingerprint, which must not depend on the machine's way to compress. */
  constructor(fonts: DocumentFonts, info: DocumentInfo, compress: boolean) {
    this.doc = new PDFDocument({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      compress,
      tagged: true,
      // Says in the metadata that the file keeps PDF/UA; viewers and checkers ask for the mark. The types know PDF/A alone.
      subset: 'PDF/UA' as never,
      pdfVersion: '1.7',
      lang: htmlLang[info.language],
      displayTitle: true,
      font: '',
      info: {
        Title: info.title,
        Subject: info.subject,
        Author: info.author,
        Creator: info.author,
        CreationDate: new Date(`${info.day}T12:00:00Z`),
      },
    });
    for (const [weight, font] of Object.entries(fonts)) this.doc.registerFont(weight, font);
    this.#bytes = readAll(this.doc);
    const root = this.doc.struct('Document');
    this.doc.addStructure(root);
    this.#open.push(root);
  }

  /** Begins a page. */
  newPage(): void {
    this.doc.addPage();
    this.pages += 1;
    this.y = frame.top;
  }

  /** Whether a block of this height fits on this page. */
  hasRoom(height: number): boolean {
    return this.y + height <= frame.bottom;
  }

  /** Begins a page unless `height` fits on this one; true when it did begin one. */
  makeRoom(height: number): boolean {
    if (this.hasRoom(height)) return false;
    this.newPage();
    return true;
  }

  /** Everything that `write` tags becomes part of a new element of this type. */
  within(type: string, write: () => void): void {
    const element = this.doc.struct(type);
    this.#innermost.add(element);
    this.#open.push(element);
    write();
    this.#open.pop();
    element.end();
  }

  /**
   * An element whose content `draw` draws on this page. What it puts stands apart for the eye; between two of them goes a space,
   * or they were one word to whoever listens.
   */
  tagged(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#innermost.add(this.doc.struct(type, options, () => this.#apart(draw)));
  }

  /** A link to a place of this document; `words` says where it leads. */
  linked(
    words: string,
    destination: string,
    box: readonly [number, number, number, number],
    draw: () => void,
  ): void {
    const element = this.doc.struct('Link');
    this.#innermost.add(element);
    element.add(() => this.#apart(draw));
    // pdfkit writes a string object as text, a plain string as a name.
    const Contents = new String(words) as string;
    this.doc.goTo(...box, destination, { structParent: element, Contents } as PDFKit.Mixins.AnnotationOption);
    element.end();
  }

  /** Decoration. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Draws text as part of whatever is open, and gives its height. */
  put(
    text: string,
    look: TextLook,
    x: number,
    y: number,
    width: number,
    align: 'left' | 'center' | 'right' = 'left',
  ): number {
    const options = { ...this.#set(look), width, align };
    const height = this.doc.heightOfString(text, options);
    if (this.#hasWords === true) this.doc.text(' ', x, y, { lineBreak: false });
    if (this.#hasWords !== undefined) this.#hasWords = true;
    this.doc.fillColor(look.color).text(text, x, y, options);
    return height;
  }

  /** Draws an element's content with a space between its texts. */
  #apart(draw: () => void): void {
    this.#hasWords = false;
    draw();
    this.#hasWords = undefined;
  }

  /** The height that text takes in a column. */
  heightOf(text: string, look: TextLook, width: number): number {
    return this.doc.heightOfString(text, { ...this.#set(look), width });
  }

  /** A place that links lead to, at the height where the next block begins. */
  mark(name: string): void {
    this.doc.addNamedDestination(name, 'XYZ', 0, Math.max(this.y - 24, 0), null);
  }

  /** Ends the document and gives its bytes. */
  async finish(): Promise<Buffer> {
    this.doc.end();
    return this.#bytes;
  }

  get #innermost(): Element {
    const element = this.#open.at(-1);
    if (!element) throw new Error('The document has no open element; everything must stand inside its root.');
    return element;
  }

  /** Chooses the font and tells pdfkit the rest. */
  #set({ weight, size, lead, tracking = 0, tabular = false }: TextLook): PDFKit.Mixins.TextOptions {
    this.doc.font(weight, size);
    return {
      lineGap: lead - this.doc.currentLineHeight(true),
      characterSpacing: tracking,
      ...(tabular && { features: ['tnum'] }),
    };
  }
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
