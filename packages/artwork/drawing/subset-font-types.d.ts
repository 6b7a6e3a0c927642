// The package brings no types; these are the parts in use. It is CommonJS, hence `export =`.
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };
  type Options = { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, Axis> };

  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
