/** Elements of the page of a yard that the server alone writes, by their ids; one page has one of each. */
export const wayPart = 'yard-way';
export const takesPart = 'yard-takes';
export const nearPart = 'yard-near';
/** The way back to the top, which all yards share. */
export const endPart = 'yard-end';

/** What the server alone knows of a part of a yard's page goes by this name. */
export const partOfYard = (part: typeof wayPart | typeof takesPart, yard: string): string =>
  `${part}-${yard}`;
