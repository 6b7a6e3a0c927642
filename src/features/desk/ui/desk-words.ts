import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmissionKind } from '#features/submissions/model/submission-kinds.ts';
import type { DeliveryState, DeliveryTopic } from '#features/submissions/model/submission-store.ts';
import type { DeskAct, DeskFilterState, DeskState } from '../model/desk-store.ts';
import type { StaffRole } from '../model/roles.ts';

/** What each form is called. */
export const formWords: Record<SubmissionKind, MessageDescriptor> = {
  privacy: msg({ message: 'Privacy request', comment: 'Name of a form, for staff' }),
  contact: msg({ message: 'Contact request', comment: 'Name of a form, for staff' }),
  'office-hours': msg({ message: 'Office hours request', comment: 'Name of a form, for staff' }),
  application: msg({ message: 'Job application', comment: 'Name of a form, for staff' }),
  report: msg({ message: 'Report to the ethics desk', comment: 'Name of a form, for staff' }),
  'page-problem': msg({ message: 'Problem with a page', comment: 'Name of a form, for staff' }),
};

/** How the work on a submission stands. */
export const stateWords: Record<DeskState, MessageDescriptor> = {
  new: msg({ context: 'desk', message: 'New', comment: 'State of a request that nobody works on yet' }),
  assigned: msg({ context: 'desk', message: 'Taken on', comment: 'State of a request somebody works on' }),
  done: msg({ context: 'desk', message: 'Done', comment: 'State of a request that was answered' }),
  erased: msg({ context: 'desk', message: 'Erased', comment: 'State of a request without its content' }),
};

/** The same as filters. */
export const filterWords: Record<DeskFilterState, MessageDescriptor> = {
  open: msg({ message: 'New and taken on', comment: 'Filter: requests that are not done yet' }),
  new: stateWords.new,
  assigned: stateWords.assigned,
  done: stateWords.done,
  erased: stateWords.erased,
  all: msg({ message: 'In any state', comment: 'Filter: requests whatever became of them' }),
};

/** What somebody of the staff is. */
export const roleWords: Record<StaffRole, MessageDescriptor> = {
  reader: msg({ message: 'reader', comment: 'Role of staff: reads and answers requests; in a list' }),
  'privacy-officer': msg({ message: 'privacy officer', comment: 'Role of staff; in a list' }),
  'compliance-officer': msg({
    message: 'compliance officer',
    comment: 'Role of staff: reads reports of misconduct; in a list',
  }),
  operator: msg({ message: 'operator', comment: 'Role of staff: runs the website; in a list' }),
};

/** What is written down in the audit trail. */
export const actWords: Record<DeskAct, MessageDescriptor> = {
  'sign-in': msg({ message: 'Signed in', comment: 'What somebody of the staff did' }),
  'sign-in-refused': msg({ message: 'Was not let in', comment: 'What happened to somebody without a role' }),
  'sign-out': msg({ message: 'Signed out', comment: 'What somebody of the staff did' }),
  list: msg({ message: 'Looked at the list', comment: 'What somebody of the staff did' }),
  look: msg({ message: 'Looked at it without its content', comment: 'What somebody did with a request' }),
  read: msg({ message: 'Read it', comment: 'What somebody of the staff did with a request' }),
  take: msg({ message: 'Took it on', comment: 'What somebody of the staff did with a request' }),
  'give-back': msg({ message: 'Gave it back', comment: 'What somebody of the staff did with a request' }),
  'take-away': msg({ message: 'Took it from a colleague', comment: 'What somebody did with a request' }),
  'hand-over': msg({ message: 'Handed it over', comment: 'What somebody of the staff did with a request' }),
  done: msg({ message: 'Marked it as done', comment: 'What somebody of the staff did with a request' }),
  note: msg({
    message: 'Changed how it was answered',
    comment: 'What somebody did with a note of a request',
  }),
  reopen: msg({ message: 'Opened it again', comment: 'What somebody did with a request that was done' }),
  retry: msg({ message: 'Had it delivered again', comment: 'What somebody of the staff did with a request' }),
  'handed-over': msg({
    message: 'Marked it as delivered by hand',
    comment: 'What somebody did with a request that the staff brought on without the site',
  }),
  export: msg({ message: 'Exported requests', comment: 'What somebody of the staff did' }),
  erase: msg({ message: 'Erased it', comment: 'What somebody of the staff did with a request' }),
  search: msg({ message: 'Looked for what one person sent', comment: 'What somebody of the staff did' }),
  'erase-person': msg({ message: 'Erased all of one person', comment: 'What somebody of the staff did' }),
  'export-person': msg({ message: 'Exported all of one person', comment: 'What somebody of the staff did' }),
  audit: msg({ message: 'Looked at the audit trail', comment: 'What somebody of the staff did' }),
  state: msg({ message: 'Looked at the state of the site', comment: 'What somebody of the staff did' }),
  receipt: msg({ message: 'Checked a receipt', comment: 'What somebody of the staff did' }),
  reencrypt: msg({
    message: 'Encrypted everything with the newest key',
    comment: 'What somebody of the staff did',
  }),
  backup: msg({ message: 'Made a backup', comment: 'What somebody of the staff did' }),
};

/** Ways in which a submission leaves the server. */
export const topicWords: Record<DeliveryTopic, MessageDescriptor> = {
  lead: msg({ message: 'To the sales system', comment: 'Way of a delivery' }),
  notice: msg({ message: 'Notice to the mailbox of the staff', comment: 'Way of a delivery' }),
  acknowledgement: msg({ message: 'Letter to the person who wrote', comment: 'Way of a delivery' }),
};

/** How a delivery stands. */
export const deliveryWords: Record<DeliveryState['state'], MessageDescriptor> = {
  waiting: msg({ message: 'Waits for the next try', comment: 'State of a delivery' }),
  done: msg({ context: 'delivery', message: 'Delivered', comment: 'State of a delivery' }),
  dead: msg({ message: 'Given up after many tries', comment: 'State of a delivery' }),
};

/** What staff read before each field, by what the form calls it. A test asks for all fields of all forms. */
export const fieldWords: Record<string, MessageDescriptor> = {
  name: msg({ message: 'Name', comment: 'Field of a form, for staff' }),
  firstName: msg({ message: 'First name', comment: 'Field of a form, for staff' }),
  lastName: msg({ message: 'Last name', comment: 'Field of a form, for staff' }),
  email: msg({ message: 'Email address', comment: 'Field of a form, for staff' }),
  phone: msg({ message: 'Phone number', comment: 'Field of a form, for staff' }),
  company: msg({ message: 'Company', comment: 'Field of a form, for staff' }),
  streetAddress: msg({ message: 'Street address', comment: 'Field of a form, for staff' }),
  city: msg({ message: 'City', comment: 'Field of a form, for staff' }),
  state: msg({ message: 'State or province', comment: 'Field of a form, for staff' }),
  zip: msg({ message: 'ZIP or postal code', comment: 'Field of a form, for staff' }),
  country: msg({ message: 'Country', comment: 'Field of a form, for staff' }),
  requestType: msg({ message: 'What is asked for', comment: 'Field of a privacy request, for staff' }),
  otherRequestType: msg({ message: 'In their own words', comment: 'Field of a privacy request, for staff' }),
  'customer.autoParts': msg({
    message: 'Customer of the parts yards',
    comment: 'Field of a privacy request, yes or no',
  }),
  'customer.recycling': msg({
    message: 'Customer of the metals yards',
    comment: 'Field of a privacy request, yes or no',
  }),
  'customer.steelMill': msg({
    message: 'Customer of the steel mill',
    comment: 'Field of a privacy request, yes or no',
  }),
  supplyChannel: msg({ message: 'Where they supply', comment: 'Field of a contact request, for staff' }),
  businessType: msg({ message: 'Kind of business', comment: 'Field of a contact request, for staff' }),
  specificLeadSource: msg({ message: 'What it is about', comment: 'Field of a contact request, for staff' }),
  employeeNumber: msg({ message: 'Employee number', comment: 'Field of a form, for staff' }),
  job: msg({ message: 'Job applied for', comment: 'Field of an application, for staff' }),
  message: msg({ message: 'Message', comment: 'Field of a form, for staff' }),
  start: msg({ message: 'Can start', comment: 'Field of an application, for staff: when' }),
  what: msg({ message: 'What happened', comment: 'Field of a report, for staff' }),
  where: msg({ message: 'Where it happened', comment: 'Field of a report, for staff' }),
  when: msg({ message: 'When it happened', comment: 'Field of a report, for staff' }),
  reporter: msg({ message: 'Who reports it', comment: 'Field of a report, for staff' }),
  reach: msg({ message: 'How to reach them', comment: 'Field of a report, for staff' }),
  problem: msg({ message: 'What is wrong', comment: 'Field of what was said of a page, for staff' }),
  page: msg({ message: 'Page', comment: 'Field of what was said of a page, for staff' }),
  settings: msg({ message: 'Browser', comment: 'Field of what was said of a page, for staff: its settings' }),
};
