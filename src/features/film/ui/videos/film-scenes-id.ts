/** The id of the part with the film in words, which the server alone writes. */
export const filmScenesId = 'film-scenes';
