import { useLingui } from '@lingui/react/macro';
import type { RowFault } from '../../model/load-estimate.ts';
import { weightFaultWords } from '../compare/fault-words.ts';
import type { LoadPageData } from './load-page.server.ts';

/** What is wrong with a load, in sentences: all of them in the order of the fields, and each by the id of its field. */
export function useLoadFaults({ rows, yardMissing, rowsMissing }: LoadPageData) {
  const { i18n, t } = useLingui();
  const words: Record<RowFault, string> = {
    'metal.missing': t({
      message: 'Choose the metal that this weight is of.',
      comment: 'Under a list of metals: a weight was typed and no metal chosen',
    }),
    'metal.unknown': t({
      message: 'This yard does not have that metal on its board. Choose another one, or call the yard.',
      comment: 'Under a list of metals',
    }),
    'gross.missing': t({
      message: 'Write what this metal weighs.',
      comment: 'Under a field: a metal was chosen and no weight typed',
    }),
    'gross.number': i18n._(weightFaultWords.number),
    'gross.negative': i18n._(weightFaultWords.negative),
    'gross.zero': i18n._(weightFaultWords.zero),
    'gross.heavy': i18n._(weightFaultWords.heavy),
    'off.number': i18n._(weightFaultWords.number),
    'off.negative': t({
      message: 'Write what is taken off without the minus sign.',
      comment: 'Under a field: the visitor typed a tare below zero',
    }),
    'off.zero': i18n._(weightFaultWords.zero),
    'off.heavy': i18n._(weightFaultWords.heavy),
    'off.whole': t({
      message: 'As much or more is taken off as the load weighs, so nothing is left to pay for.',
      comment: 'Under a field: the tare is not less than the gross weight',
    }),
  };
  const errors = [
    ...(yardMissing
      ? [
          {
            fieldId: 'load-yard',
            message: t({
              message: 'Choose a yard. Each one has a board and prices of its own.',
              comment: 'Under a list of yards: none was chosen',
            }),
          },
        ]
      : []),
    ...(rowsMissing
      ? [
          {
            fieldId: 'load-metal1',
            message: t({
              message: 'Fill in at least one line: a metal and what it weighs.',
              comment: 'Under the first list of metals: nothing was chosen and no weight typed',
            }),
          },
        ]
      : []),
    ...rows.flatMap(({ fault }, at) =>
      fault === null ? [] : [{ fieldId: `load-${fault.split('.')[0]}${at + 1}`, message: words[fault] }],
    ),
  ];
  const of: Record<string, string | undefined> = Object.fromEntries(
    errors.map(({ fieldId, message }) => [fieldId, message]),
  );
  return { errors, of };
}
