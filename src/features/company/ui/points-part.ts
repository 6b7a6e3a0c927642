/** The element of a list of points that the server alone writes, by the id of its heading. */
export const pointsPart = (id: string): string => `${id}-points`;
