/** Where browsers report what a content security policy stopped. */
export const reportPath = '/api/csp-report';

/** The name under which policies refer to that address. */
export const reportEndpointName = 'csp';
