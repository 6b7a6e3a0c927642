import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { formatList, formatMediumDay } from '#i18n/formats.ts';
import { readDetail } from '../model/audit-detail.ts';
import type { DueFilter } from '../model/desk-view.ts';
import { actWords, filterWords, formWords, roleWords } from './desk-words.ts';

/** By when requests are to be answered, as a filter. */
export const dueWords: Record<DueFilter, MessageDescriptor> = {
  any: msg({ message: 'The newest first, whenever due', comment: 'Filter: order of a list of requests' }),
  soonest: msg({ message: 'Privacy requests, the most urgent first', comment: 'Filter of a list' }),
  overdue: msg({ message: 'Privacy requests that are overdue', comment: 'Filter of a list' }),
  week: msg({ message: 'Privacy requests due within 7 days', comment: 'Filter of a list' }),
};

const formats = { csv: 'CSV', json: 'JSON' } as const;

/** The details of a line of the trail in words: `New and taken on; Contact request; page 2`. Empty where there are none. */
export function detailIn(i18n: I18n, text: string | undefined): string {
  if (text === undefined) return '';
  const { state, form, due, isMine, isNoted, page, format, count, alerts, roles, to, of, day } =
    readDetail(text);
  const parts = [
    to,
    of && i18n._(actWords[of]),
    day && formatMediumDay(day),
    roles && formatList(roles.map((role) => i18n._(roleWords[role]))),
    format && formats[format],
    state && i18n._(filterWords[state]),
    form && i18n._(formWords[form]),
    due && i18n._(dueWords[due]),
    isMine &&
      i18n._(msg({ message: 'own work only', comment: 'Detail of the audit trail: filter of a list' })),
    isNoted === true &&
      i18n._(msg({ message: 'with a note about the answer', comment: 'Detail of the audit trail' })),
    isNoted === false &&
      i18n._(msg({ message: 'the note about the answer removed', comment: 'Detail of the audit trail' })),
    count !== undefined &&
      i18n._(
        msg({
          message: plural(count, { one: '# request', other: '# requests' }),
          comment: 'Detail of the audit trail: how many',
        }),
      ),
    alerts !== undefined &&
      alerts > 0 &&
      i18n._(
        msg({
          message: plural(alerts, { one: '# sign-up for alerts', other: '# sign-ups for alerts' }),
          comment: 'Detail of the audit trail: how many',
        }),
      ),
    page !== undefined &&
      page > 1 &&
      i18n._(msg({ message: `page ${page}`, comment: 'Detail of the audit trail: which page of a list' })),
  ];
  return parts.filter(Boolean).join('; ');
}
