/** Files beside the page of a yard: an entry for address books, and its board as a spreadsheet. */
export type YardFileKind = 'vcf' | 'csv';

/** The address of a file about a yard: (`/locations/yard/surrey`, `vcf`) → `/locations/yard/surrey.vcf`. */
export function yardFile(page: string, kind: YardFileKind): string {
  return `${page}.${kind}`;
}
