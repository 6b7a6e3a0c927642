/** The element that holds the calls, errors and shapes; the server alone writes it. */
export const apiCallsId = 'api-calls';
