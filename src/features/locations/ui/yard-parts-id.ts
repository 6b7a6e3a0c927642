/** Parts of the page of a yard that the server alone writes, by the id of their element; one page has one of each. */
export const writtenParts = { plan: 'site-plan', takes: 'yard-takes' } as const;

/** What the server alone knows of a part of a yard's page goes by this name. */
export const writtenPartOf = (part: keyof typeof writtenParts, yard: string): string =>
  `${writtenParts[part]}-${yard}`;
