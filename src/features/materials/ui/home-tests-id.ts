/** Id of the tests at home, which the server alone writes. */
export const homeTestsId = 'tests-at-home';
