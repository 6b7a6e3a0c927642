/** Tables of an uncompressed font by their tag, in the order of the file. */
export type FontTables = Map<string, Uint8Array>;

/** Takes an uncompressed font apart. */
export function readTables(font: Uint8Array): FontTables {
  const view = viewOf(font);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index): [string, Uint8Array] => {
      const entry = 12 + 16 * index;
      const start = view.getUint32(entry + 8);
      const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
      return [tag, font.subarray(start, start + view.getUint32(entry + 12))];
    }),
  );
}

/** Puts a font together again. Sums are left out: whoever cuts the font afterwards reckons them. */
export function writeTables(tables: FontTables): Buffer {
  const head = new Bytes().u32(0x00010000).u16(tables.size, 0, 0, 0);
  let start = 12 + 16 * tables.size;
  const parts: Uint8Array[] = [];
  for (const [tag, table] of tables) {
    head.bytes(Buffer.from(tag, 'latin1')).u32(0, start, table.length);
    const filled = new Uint8Array(Math.ceil(table.length / 4) * 4);
    filled.set(table);
    parts.push(filled);
    start += filled.length;
  }
  return Buffer.concat([head.done(), ...parts]);
}

/** A table by its tag. */
export function tableOf(tables: FontTables, tag: string): Uint8Array {
  const table = tables.get(tag);
  if (!table)
    throw new Error(
      `The font has no "${tag}" table, so its zero cannot be changed; use another source file.`,
    );
  return table;
}

/** Numbers of a table, at their places in it. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Writes numbers one after the other, the high byte first, as fonts have them. */
export class Bytes {
  readonly #written: number[] = [];

  get length(): number {
    return this.#written.length;
  }

  /** One byte each, also below zero. */
  u8(...values: number[]): this {
    for (const value of values) this.#written.push(value & 0xff);
    return this;
  }

  /** Two bytes each, also below zero. */
  u16(...values: number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }

  /** Four bytes each, also below zero. */
  u32(...values: number[]): this {
    for (const value of values) this.u16(value >> 16, value);
    return this;
  }

  bytes(values: Iterable<number>): this {
    for (const value of values) this.#written.push(value);
    return this;
  }

  done(): Uint8Array {
    return Uint8Array.from(this.#written);
  }
}
