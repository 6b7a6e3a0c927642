import { useLingui } from '@lingui/react/macro';
import { Facts } from '#design-system/facts/index.ts';
import { formatFigure } from '#i18n/formats.ts';
import type { CheckRecord } from '../content/checks.schema.ts';

interface CheckedInShortProps {
  checks: CheckRecord;
}

/** What the last full check came to, for those who read no further; `CheckedFigures` tells how, and what was left open. Renders a `dl`. */
export function CheckedInShort({ checks }: CheckedInShortProps) {
  const { t } = useLingui();
  return (
    <Facts
      items={[
        {
          id: 'pages',
          value: formatFigure(checks.pages),
          label: t({ message: 'pages, both languages', comment: 'Under a number of pages' }),
        },
        {
          id: 'findings',
          value: formatFigure(checks.findings),
          label: t({ message: 'findings', comment: 'Under a number of accessibility faults' }),
        },
      ]}
    />
  );
}
