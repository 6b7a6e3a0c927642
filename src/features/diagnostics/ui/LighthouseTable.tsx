import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Text } from '#design-system/layout/index.ts';
import type { LighthouseRecord } from '../content/lighthouse.schema.ts';
import { machineWords } from './machine-words.ts';
import { RunNote } from './RunNote.tsx';

interface LighthouseTableProps {
  record: LighthouseRecord;
}

/** The last run of Lighthouse, a row for each page, and how it was made. Renders a table and a `p` below it. */
export function LighthouseTable({ record }: LighthouseTableProps) {
  const { t } = useLingui();
  const {
    day,
    tool,
    browser,
    machine,
    benchmarkIndex,
    load,
    commit,
    preset,
    cpuSlowdown,
    environment,
    runs,
  } = record;
  const notRated = record.notRated.join(' · ');
  const isCounted = record.pages.every(
    ({ mainThread, unusedScript }) => mainThread !== undefined && unusedScript !== undefined,
  );
  const circumstances = [
    tool,
    browser,
    `${machine} (${benchmarkIndex}${load === undefined ? '' : `, load ${load}`})`,
    `${preset}, CPU ${cpuSlowdown}x, ${runs}x`,
    `SITE_ENVIRONMENT=${environment}`,
    commit,
  ];
  return (
    <div>
      <DataTable
        caption={t({ message: 'Latest marks by Lighthouse', comment: 'Caption of a table of the console' })}
        columns={[
          { id: 'id', label: t({ message: 'Page', comment: 'Column of a table of the console' }) },
          {
            id: 'performance',
            label: t({ message: 'Performance', comment: 'A mark of Lighthouse, 0 to 100' }),
            numeric: true,
          },
          {
            id: 'accessibility',
            label: t({
              message: 'Accessibility',
              context: 'mark',
              comment: 'A mark of Lighthouse, 0 to 100',
            }),
            numeric: true,
          },
          {
            id: 'bestPractices',
            label: t({ message: 'Best practices', comment: 'A mark of Lighthouse, 0 to 100' }),
            numeric: true,
          },
          {
            id: 'seo',
            label: t({ message: 'SEO', comment: 'A mark of Lighthouse, 0 to 100' }),
            numeric: true,
          },
          {
            id: 'lcp',
            label: t({
              message: 'Largest paint (ms)',
              comment:
                'Column of a table of the console: milliseconds until the largest part of the page is painted',
            }),
            numeric: true,
          },
          {
            id: 'tbt',
            label: t({
              message: 'Blocked (ms)',
              comment: 'Column of a table of the console: milliseconds in which the page could not answer',
            }),
            numeric: true,
          },
          // A run of before these were counted has no figure for them, and an empty cell says nothing.
          ...(isCounted
            ? [
                {
                  id: 'main',
                  label: t({
                    message: 'Work (ms)',
                    comment:
                      'Column of a table of the console: milliseconds that the main thread of the browser worked for the page',
                  }),
                  numeric: true,
                },
                {
                  id: 'unused',
                  label: t({
                    message: 'Unused script (bytes)',
                    comment: 'Column of a table of the console: bytes of script that came and were not used',
                  }),
                  numeric: true,
                },
              ]
            : []),
          {
            id: 'cls',
            label: t({
              message: 'Layout shift',
              comment: 'Column of a table of the console: share of the window that moved',
            }),
            numeric: true,
          },
        ]}
        rows={record.pages.map((page) => ({
          id: page.id,
          cells: {
            id: <span {...machineWords}>{page.id}</span>,
            performance: page.performance,
            accessibility: page.accessibility,
            bestPractices: page.bestPractices,
            seo: page.seo,
            lcp: page.largestContentfulPaint,
            tbt: page.totalBlockingTime,
            main: page.mainThread,
            unused: page.unusedScript,
            cls: page.layoutShift,
          },
        }))}
        emptyText=""
      />
      <RunNote day={day} facts={circumstances} />
      {record.notRated.length > 0 && (
        // Names of pages are made of narrow letters: as wide as running text, a line holds more than 80 of them.
        <Text size="small" muted sx={{ maxWidth: '40ch' }}>
          <Trans comment="Below the table of marks by Lighthouse; <pages/> lists pages that came later than the run">
            Not rated yet:{' '}
            <span {...machineWords} _t="pages">
              {notRated}
            </span>
          </Trans>
        </Text>
      )}
    </div>
  );
}
