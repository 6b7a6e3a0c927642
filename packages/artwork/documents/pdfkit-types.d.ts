// What pdfkit 0.20 takes and its types, made for 0.17, do not know yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Header cells: what the cell is the header of. */
    scope?: 'Row' | 'Column' | 'Both';
    /** Left, top, right, bottom. */
    bbox?: [number, number, number, number];
    placement?: 'Block' | 'Inline';
  }
}
