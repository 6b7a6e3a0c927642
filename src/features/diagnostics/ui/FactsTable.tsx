import { useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { language } from '#i18n/current.ts';
import { htmlLang } from '#i18n/language.ts';
import type { Diagnostics } from '../model/ports.ts';
import { machineWords } from './machine-words.ts';

/** Facts of the server, and those that a request and the settings tell. */
export interface ConsoleFacts extends Omit<Diagnostics, 'received' | 'sent' | 'log'> {
  environment: string;
  /** The origins of both sites. */
  english: string;
  spanish: string;
  /** The kind of human check that pages show. */
  humanCheck: string;
}

interface FactsTableProps {
  facts: ConsoleFacts;
}

/** What this copy is made of and how it is. Renders a table of names and values. */
export function FactsTable({ facts }: FactsTableProps) {
  const { t } = useLingui();
  const rows = {
    environment: [
      t({ message: 'Environment', comment: 'Row of the diagnostics table' }),
      <span key="environment" {...machineWords}>
        {facts.environment}
      </span>,
    ],
    language: [
      t({ message: 'Language of this build', comment: 'Row of the diagnostics table' }),
      htmlLang[language],
    ],
    english: [t({ message: 'English site', comment: 'Row of the diagnostics table' }), facts.english],
    spanish: [t({ message: 'Spanish site', comment: 'Row of the diagnostics table' }), facts.spanish],
    commit: [
      t({ message: 'Commit that was built', comment: 'Row of the diagnostics table' }),
      facts.build.commit,
    ],
    built: [
      t({ message: 'Time of the build', comment: 'Row of the diagnostics table' }),
      facts.build.builtAt,
    ],
    started: [t({ message: 'Running since', comment: 'Row of the diagnostics table' }), facts.startedAt],
    clock: [t({ message: 'Clock of the server', comment: 'Row of the diagnostics table' }), facts.now],
    node: [t({ message: 'Node version', comment: 'Row of the diagnostics table' }), facts.node],
    storage: [
      t({ message: 'Database', comment: 'Row of the diagnostics table' }),
      facts.storageAnswers
        ? t({ message: 'answers', comment: 'State of the database' })
        : t({ message: 'does not answer', comment: 'State of the database' }),
    ],
    undelivered: [
      t({ message: 'Waiting for delivery', comment: 'Row of the diagnostics table' }),
      String(facts.deliveries.waiting),
    ],
    givenUp: [
      t({ message: 'Deliveries given up', comment: 'Row of the diagnostics table' }),
      String(facts.deliveries.dead),
    ],
    check: [t({ message: 'Human check', comment: 'Row of the diagnostics table' }), facts.humanCheck],
  } as const;
  return (
    <DataTable
      caption={t({ message: 'This copy of the site', comment: 'Caption of the diagnostics table' })}
      columns={[
        { id: 'name', label: t({ message: 'Setting', comment: 'Column of the diagnostics table' }) },
        { id: 'value', label: t({ message: 'Value', comment: 'Column of the diagnostics table' }) },
      ]}
      rows={Object.entries(rows).map(([id, [name, value]]) => ({
        id,
        cells: { name, ...(value === null ? {} : { value }) },
      }))}
      emptyText={t({ message: 'not known', comment: 'In a table of the console: nothing is known of it' })}
    />
  );
}
