import type { LeadFieldNames } from './lead-fields.ts';

/** Where leads go. */
export type LeadSettings = {
  endpoint: string;
  /** The company's number at the CRM, `oid`. */
  organizationId: string;
  /** Where a browser would be sent afterwards, `retURL`; an answer that leads there is how the CRM says yes. */
  returnUrl: string;
  fields: LeadFieldNames;
};
