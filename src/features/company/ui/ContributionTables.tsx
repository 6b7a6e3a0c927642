import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { DataTable } from '#design-system/data-table/index.ts';
import { DocumentLink } from '#design-system/document-link/index.ts';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { language } from '#i18n/current.ts';
import { formatBytes, formatDay, formatDollars } from '#i18n/formats.ts';
import { documentBytes, documentPath } from '#site/documents.ts';
import { contributionsId } from './contributions-id.ts';
import type { YearOfContributions } from './political-contributions.server.ts';

interface ContributionTablesProps {
  /** The newest first. In development alone: see `giveOnce`. */
  years: readonly YearOfContributions[] | null;
}

/**
 * A table for each year, its sum in the caption, and the whole list as a file, which browsers keep as they are served. Renders a
 * `div`.
 */
export const ContributionTables: ComponentType<ContributionTablesProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenTables : () => <KeptAsServed id={contributionsId} />;

function WrittenTables({ years: data }: ContributionTablesProps) {
  const years = givenOnce(contributionsId, data);
  const { t } = useLingui();
  const levels: Record<string, string> = {
    local: t({ message: 'Local', comment: 'Level of government in a table of political contributions' }),
    state: t({ message: 'State', comment: 'Level of government in a table of political contributions' }),
    provincial: t({ message: 'Provincial', comment: 'Level of government, in Canada' }),
  };
  const fileSize = formatBytes(documentBytes('gifts', language));
  const columns = [
    {
      id: 'name',
      room: 20,
      label: t({ message: 'Recipient', comment: 'Column of political contributions' }),
    },
    { id: 'day', room: 12, label: t({ message: 'Date', comment: 'Column of political contributions' }) },
    { id: 'level', room: 6.5, label: t({ message: 'Level', comment: 'Column: level of government' }) },
    {
      id: 'place',
      room: 11.5,
      label: t({ message: 'State or province', comment: 'Column of political contributions' }),
    },
    { id: 'amount', room: 5, label: t({ message: 'Amount', comment: 'Column: US dollars' }), numeric: true },
  ];
  const captionOf = (year: number, sum: string): string =>
    t({
      message: `Contributions in ${year}: ${sum} in all`,
      comment: '{year} is a year, {sum} an amount in dollars',
    });
  return (
    <div id={contributionsId}>
      <Stack gap="block">
        {years.map(({ year, gifts, total }) =>
          gifts.length === 0 ? (
            <Stack key={year}>
              <Heading level={3} size="h4">
                {t({ message: `Contributions in ${year}`, comment: '{year} is a year' })}
              </Heading>
              <Text>{t({ message: `There were none in ${year}.`, comment: '{year} is a year' })}</Text>
            </Stack>
          ) : (
            <DataTable
              key={year}
              caption={captionOf(year, formatDollars(total))}
              columns={columns}
              rows={gifts.map(({ day, name, level, place, dollars }) => ({
                id: day,
                cells: {
                  name,
                  day: <time dateTime={day}>{formatDay(day)}</time>,
                  level: levels[level],
                  place,
                  amount: formatDollars(dollars),
                },
              }))}
              emptyText=""
            />
          ),
        )}
        <DocumentLink
          href={documentPath('gifts', language)}
          title={t({
            message: 'All contributions as a spreadsheet',
            comment: 'Link to a file with the list of political contributions',
          })}
          meta={t({
            message: `CSV, ${fileSize}, English`,
            comment: 'Kind, size and language of a file; {fileSize} is the size. Spanish: … español',
          })}
        />
      </Stack>
    </div>
  );
}
