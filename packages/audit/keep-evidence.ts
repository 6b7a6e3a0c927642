import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cell, Evidence } from './contract.ts';

/** Where the evidence of one cell goes, and what of it there is. */
export interface EvidenceKeeper {
  kept: Evidence[];
  keep: (kind: Evidence['kind'], name: string, content: string | Uint8Array) => Promise<string>;
}

/**
 * Keeps files below `evidence/` of the report's folder: `evidence/company/es/320-dark-default-menu-open/screenshot.jpg`, so that
 * a page's evidence lies together.
 */
export function evidenceKeeper(folder: string, cell: Cell): EvidenceKeeper {
  const kept: Evidence[] = [];
  const place = evidencePlace(cell);
  return {
    kept,
    keep: async (kind, name, content) => {
      const file = `${place}/${safeName(name)}`;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
      if (!kept.some((each) => each.file === file)) kept.push({ kind, file });
      return file;
    },
  };
}

/** The folder of a cell's evidence, below the report's. */
export function evidencePlace({ page, language, width, scheme, mode, state }: Cell): string {
  return `evidence/${page}/${language}/${[width, scheme, mode, state].map((part) => safeName(`${part}`)).join('-')}`;
}

/** A name that every file system takes. */
export function safeName(name: string): string {
  return name
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120);
}
