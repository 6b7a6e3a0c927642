import type { SubmissionKind } from '../../model/submission-kinds.ts';
import type { DeliveryTopic } from '../../model/submission-store.ts';

/** How each form's submissions leave the server: to the sales system, to a mailbox, as a letter to whoever wrote. */
export const deliveryTopicsOf: Record<SubmissionKind, readonly DeliveryTopic[]> = {
  contact: ['lead', 'notice'],
  privacy: ['notice', 'acknowledgement'],
  'office-hours': ['notice'],
  application: ['notice'],
  report: ['notice'],
  'page-problem': ['notice'],
};
