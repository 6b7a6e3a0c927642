/** The element that holds the plan of a yard; one page has one. */
export const sitePlanPart = 'site-plan';

/** What the server alone knows of the plan of a yard goes by this name. */
export const sitePlanId = (yard: string): string => `${sitePlanPart}-${yard}`;
