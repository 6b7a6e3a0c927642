/** The element of the goals of the page about sustainability, which the server alone writes. */
export const goalsId = 'goals-now';
