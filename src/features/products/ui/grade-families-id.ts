/** The element that holds the tables of all grades; the server alone writes it. */
export const gradeFamiliesId = 'grade-families';
