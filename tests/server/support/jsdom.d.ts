/** What tests of feeds need of jsdom, which comes without types: a reader of XML that refuses what is not well-formed. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { contentType: 'application/xml' });
    readonly window: { readonly document: Document };
  }
}
