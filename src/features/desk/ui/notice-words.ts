import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NoticeCode } from '../model/desk-view.ts';

/** What a page says that has nothing else to show: what happened, and what to do. */
export const noticeWords: Record<NoticeCode, { title: MessageDescriptor; text: MessageDescriptor }> = {
  'sign-in': {
    title: msg({ message: 'Please sign in', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'What visitors sent is read here by the staff. Sign in with your company account.',
      comment: 'Below “Please sign in”',
    }),
  },
  expired: {
    title: msg({ message: 'Your session has ended', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'A session lasts 30 minutes. Sign in again, and you come back to this page.',
      comment: 'Below “Your session has ended”',
    }),
  },
  'expired-change': {
    title: msg({
      message: 'Your session ended before this was done',
      comment: 'Heading of a page for staff',
    }),
    text: msg({
      message: 'Nothing was changed. Sign in again, and do it once more.',
      comment: 'Below “Your session ended before this was done”',
    }),
  },
  'signed-out': {
    title: msg({ message: 'You are signed out', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'You may still be signed in to your company account in this browser. On a computer that others use, sign out of it as well.',
      comment: 'Below “You are signed out”',
    }),
  },
  'no-role': {
    title: msg({ message: 'Your account has no role here', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'The company’s login knows you, but nobody has given you a role at this desk. Ask whoever manages access in your company, then sign in again.',
      comment: 'Below “Your account has no role here”',
    }),
  },
  'login-away': {
    title: msg({ message: 'The company’s login does not answer', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'Nobody can sign in at the moment. Nothing is lost: requests are stored. Try again in a minute.',
      comment: 'Below “The company’s login does not answer”',
    }),
  },
  'login-refused': {
    title: msg({ message: 'The company’s login did not let you in', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'It refused, or its answer was not meant for this browser. Try again; if it happens once more, tell whoever runs this website.',
      comment: 'Below “The company’s login did not let you in”',
    }),
  },
  'login-lost': {
    title: msg({ message: 'This sign-in was not begun here', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'It took longer than ten minutes, was begun in another browser, or cookies are off. Begin again from here.',
      comment: 'Below “This sign-in was not begun here”',
    }),
  },
  'too-many': {
    title: msg({ message: 'Too many tries to sign in', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'Wait ten minutes, then try again.',
      comment: 'Below “Too many tries to sign in”',
    }),
  },
  'other-site': {
    title: msg({ message: 'This did not come from the desk', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'Another page tried to do something in your name. Nothing was changed.',
      comment: 'Below “This did not come from the desk”',
    }),
  },
  forbidden: {
    title: msg({ message: 'Your role does not allow this', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'Nothing was changed. Ask a colleague whose role allows it.',
      comment: 'Below “Your role does not allow this”',
    }),
  },
  'bad-form': {
    title: msg({ message: 'This could not be understood', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'The form arrived incomplete, or the colleague is no longer here. Nothing was changed. Go back and try again.',
      comment: 'Below “This could not be understood”',
    }),
  },
  'unknown-page': {
    title: msg({ message: 'There is no such page at the desk', comment: 'Heading of a page for staff' }),
    text: msg({ message: 'Begin from the list of requests.', comment: 'Below “There is no such page”' }),
  },
  'no-reference': {
    title: msg({ message: 'Please type a reference', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'The field was empty. A reference has eight letters and digits, such as AB12-CD34.',
      comment: 'Below “Please type a reference”',
    }),
  },
  'unknown-reference': {
    title: msg({ message: 'No request has this reference', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'A reference has eight letters and digits, such as AB12-CD34. It may be mistyped, or gone: the last trace of a request goes 90 days after its content was erased.',
      comment: 'Below “No request has this reference”',
    }),
  },
  several: {
    title: msg({ message: 'Several requests share this reference', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'That happens very rarely. Whoever runs this website can show each of them by command.',
      comment: 'Below “Several requests share this reference”',
    }),
  },
  stale: {
    title: msg({ message: 'Somebody else was quicker', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'This request was changed since you opened it, so yours was not done. Look at it as it is now.',
      comment: 'Below “Somebody else was quicker”',
    }),
  },
  'erased-before': {
    title: msg({ message: 'Its content was erased before', comment: 'Heading of a page for staff' }),
    text: msg({
      message: 'There is nothing left to work on, and nothing was changed.',
      comment: 'Below “Its content was erased before”',
    }),
  },
  'person-erased': {
    title: msg({
      message: 'What you chose from this address is erased',
      comment: 'Heading of a page for staff',
    }),
    text: msg({
      message:
        'Other addresses of the same person were not looked for, and neither was an address in a free text. What was delivered before is also in the sales system, the mailboxes and the backups: erase it there.',
      comment: 'Below “What you chose from this address is erased”',
    }),
  },
  'person-changed': {
    title: msg({ message: 'Something has changed in the meantime', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'Nothing was erased: since the list was shown, something came in, or a colleague worked on it. Look at the list as it is now.',
      comment: 'Below “Something has changed in the meantime”',
    }),
  },
  failed: {
    title: msg({ message: 'The desk cannot do this right now', comment: 'Heading of a page for staff' }),
    text: msg({
      message:
        'The fault is ours, and it is written down. Try again in a minute; what was not confirmed was not done.',
      comment: 'Below “The desk cannot do this right now”',
    }),
  },
};
