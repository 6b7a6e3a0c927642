/** Query parameters of the list of jobs. */
export const jobParameters = { family: 'family', region: 'region' } as const;
