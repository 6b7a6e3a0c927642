/** Id of the stages of recycling, which the server alone writes. */
export const recyclingStagesId = 'recycling-stages';
