/** The id of the part with every political contribution, which the server alone writes. */
export const contributionsId = 'contributions';
