/** The element of the steps by which a contribution is approved, which the server alone writes. */
export const approvalId = 'approval-steps';
