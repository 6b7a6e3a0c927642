import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { readDetail } from '../model/audit-detail.ts';
import type { AuditLine } from '../model/desk-store.ts';

/** What somebody has just done with a request, told to them in a sentence. Empty for what changes nothing. */
export function didIn(i18n: I18n, { act, detail = '' }: AuditLine): string {
  const { to = '', isNoted } = readDetail(detail);
  switch (act) {
    case 'take':
      return i18n._(msg({ message: 'You took this request on.', comment: 'Confirms what was done' }));
    case 'give-back':
      return i18n._(msg({ message: 'You gave this request back.', comment: 'Confirms what was done' }));
    case 'take-away':
      return i18n._(
        msg({
          message: `You took this request from ${to}.`,
          comment: 'Confirms what was done; {to}: a person',
        }),
      );
    case 'hand-over':
      return i18n._(
        msg({ message: `You handed this request over to ${to}.`, comment: 'Confirms; {to}: a person' }),
      );
    case 'done':
      return i18n._(msg({ message: 'You marked this request as done.', comment: 'Confirms what was done' }));
    case 'note':
      return isNoted === false
        ? i18n._(
            msg({ message: 'You removed the note about the answer.', comment: 'Confirms what was done' }),
          )
        : i18n._(msg({ message: 'Your note about the answer is saved.', comment: 'Confirms what was done' }));
    case 'reopen':
      return i18n._(msg({ message: 'You opened this request again.', comment: 'Confirms what was done' }));
    case 'retry':
      return i18n._(
        msg({ message: 'You had this request delivered again.', comment: 'Confirms what was done' }),
      );
    case 'erase':
      return i18n._(
        msg({ message: 'You erased the content of this request.', comment: 'Confirms what was done' }),
      );
    default:
      return '';
  }
}
