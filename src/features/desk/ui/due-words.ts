import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatMediumDay } from '#i18n/formats.ts';
import type { PrivacyFacts } from '../model/desk-view.ts';

/** By when a request is to be answered: `Jan 4, 2027, due in 38 days`. The day alone once it is done. */
export function writeDue(i18n: I18n, { dueDay, daysLeft }: PrivacyFacts): string {
  const day = formatMediumDay(dueDay);
  if (daysLeft === null) return day;
  if (daysLeft === 0)
    return i18n._(msg({ message: `${day}, due today`, comment: '{day}: until when to answer a request' }));
  if (daysLeft > 0)
    return i18n._(
      msg({
        message: plural(daysLeft, { one: `${day}, due in # day`, other: `${day}, due in # days` }),
        comment: '{day}: until when to answer a request',
      }),
    );
  const daysLate = -daysLeft;
  return i18n._(
    msg({
      message: plural(daysLate, { one: `${day}, overdue by # day`, other: `${day}, overdue by # days` }),
      comment: '{day}: until when to answer a request',
    }),
  );
}

/** True for what is to be seen first in a list. */
export const isUrgent = ({ daysLeft }: PrivacyFacts): boolean => daysLeft !== null && daysLeft <= 7;
