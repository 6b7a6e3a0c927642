/** Longest question that is looked at, in characters. By itself, since a browser needs it and no stemmer. */
export const longestQuery = 200;
