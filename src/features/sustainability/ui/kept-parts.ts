/** Ids of the parts of pages that the server alone writes. */
export const keptParts = { esgTables: 'esg-tables', reportChapters: 'report-chapters' } as const;
