import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FaultCode } from '#features/submissions/model/form-rules.ts';
import type { ContainerField, ContainerTask, TicketCopies } from '../model/container-request.ts';

/** What each field is called, in its label and in the list of what is missing. */
export const containerWords: Record<ContainerField, MessageDescriptor> = {
  task: msg({
    message: 'What do you need?',
    context: 'field',
    comment: 'Label: a new container, a swap or a pickup',
  }),
  size: msg({ message: 'Container', context: 'field', comment: 'Label of a list of containers by size' }),
  metal: msg({ message: 'What goes in it', context: 'field', comment: 'Label: which metal' }),
  zip: msg({
    message: 'ZIP or postal code of the site',
    context: 'field',
    comment: 'Label: where the container stands or is to stand',
  }),
  day: msg({
    message: 'Preferred day',
    context: 'field',
    comment: 'Label: the day on which our truck is to come',
  }),
  access: msg({
    message: 'On site: street, gate, whom to ask for',
    context: 'field',
    comment: 'Label: what the driver needs to know',
  }),
  tickets: msg({
    message: 'Copies of the scale tickets',
    context: 'field',
    comment: 'Label: how weights reach the customer',
  }),
  company: msg({ message: 'Company', context: 'field', comment: 'Label: name of the company' }),
  firstName: msg({ message: 'First Name', context: 'field', comment: 'Label: given name' }),
  lastName: msg({ message: 'Last Name', context: 'field', comment: 'Label: family name' }),
  phone: msg({ message: 'Phone', context: 'field', comment: 'Label: telephone number' }),
  email: msg({ message: 'Email Address', context: 'field', comment: 'Label' }),
  recaptcha: msg({ message: 'Human check', context: 'field', comment: 'Label of the human check' }),
};

/** What our truck is to do. */
export const taskWords: Record<ContainerTask, MessageDescriptor> = {
  swap: msg({
    message: 'Swap a full container for an empty one',
    comment: 'Choice: what our truck is to do',
  }),
  pickup: msg({ message: 'Pick up metal or a container', comment: 'Choice: what our truck is to do' }),
  new: msg({ message: 'Set a new container', comment: 'Choice: what our truck is to do' }),
};

/** How scale tickets come back. */
export const ticketWords: Record<TicketCopies, MessageDescriptor> = {
  email: msg({ message: 'By email after each load', comment: 'Choice: how weights reach the customer' }),
  monthly: msg({ message: 'Together, once a month', comment: 'Choice: how weights reach the customer' }),
  driver: msg({ message: 'On paper, from the driver', comment: 'Choice: how weights reach the customer' }),
  none: msg({ message: 'None', comment: 'Choice: no copies of scale tickets' }),
};

const tooLong = msg`Please shorten this answer.`;

/** Sentences for faults. */
const faultWords: Partial<Record<ContainerField, Partial<Record<FaultCode, MessageDescriptor>>>> = {
  metal: { required: msg`Please say what goes into the container.` },
  zip: {
    required: msg`Please give the ZIP or postal code of the site.`,
    format: msg`Please give a ZIP code of five digits or a Canadian postal code, such as V5K 0A1.`,
    max: msg`Please give a ZIP code of five digits or a Canadian postal code, such as V5K 0A1.`,
  },
  day: { format: msg`Please choose a day that is not past, or leave it open.` },
  access: { max: msg`Please shorten this answer to 150 characters or fewer.` },
  company: { required: msg`Please provide the name of the company.` },
  firstName: { required: msg`Please provide a first name` },
  lastName: { required: msg`Please provide a last name` },
  phone: {
    required: msg`Please provide the number that we are to call.`,
    format: msg`Please provide a phone number with its area code, such as 503-555-0142.`,
  },
  email: {
    required: msg`Please provide a valid email address`,
    format: msg`Please provide a valid email address`,
  },
  recaptcha: { required: msg`Please complete the human check.` },
};

const anyFault = msg`Please check this field.`;

/** The sentence for a fault of a field. */
export function containerMessage(field: ContainerField, code: string): MessageDescriptor {
  const own = (faultWords[field] as Partial<Record<string, MessageDescriptor>> | undefined)?.[code];
  return own ?? (code === 'max' ? tooLong : anyFault);
}
