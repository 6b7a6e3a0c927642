import type { DeliveryTopic } from '#server/storage/storage.ts';
import type { SubmissionKind } from '../../model/submission-kinds.ts';

/** How each form's submissions leave the server: to the sales system, to a mailbox, as a letter to whoever wrote. */
export const deliveryTopicsOf: Record<SubmissionKind, readonly DeliveryTopic[]> = {
  contact: ['lead', 'notice'],
  privacy: ['notice', 'acknowledgement'],
  'office-hours': ['notice'],
  application: ['notice'],
  report: ['notice'],
};
