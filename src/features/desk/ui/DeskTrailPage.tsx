import { useLingui } from '@lingui/react/macro';
import { Column, PageHeader, Section, Stack } from '#design-system/layout/index.ts';
import { Paging } from '#design-system/paging/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskTrail } from '../model/desk-view.ts';
import { TrailTable } from './TrailTable.tsx';

interface DeskTrailPageProps {
  page: DeskTrail;
  timeZone: string;
}

/** The audit trail, a page at a time. */
export function DeskTrailPage({ page: { lines, page, pages }, timeZone }: DeskTrailPageProps) {
  const { t } = useLingui();
  const pageAt = (number: number) => deskPath(language, '/audit', { page: `${number}` });
  const title = t({ message: 'Audit trail', comment: 'What the staff did, as it was written down' });
  return (
    <>
      <PageHeader
        compact
        title={title}
        lead={t({
          message:
            'Every look and every change, the newest first. No line can be changed or taken out here; only whoever owns the database itself could.',
          comment: 'Opens the audit trail',
        })}
      />
      <Section room="block">
        <Column span={12}>
          <Stack gap="block">
            <TrailTable lines={lines} timeZone={timeZone} caption={title} withReference />
            <Paging
              label={t({ message: 'Pages of the list', comment: 'Names the ways to other pages of a list' })}
              position={t({ message: `Page ${page} of ${pages}`, comment: 'Which page of a list this is' })}
              previous={
                page > 1
                  ? {
                      to: pageAt(page - 1),
                      label: t({ message: 'Newer lines', comment: 'Of the audit trail' }),
                    }
                  : undefined
              }
              next={
                page < pages
                  ? {
                      to: pageAt(page + 1),
                      label: t({ message: 'Older lines', comment: 'Of the audit trail' }),
                    }
                  : undefined
              }
            />
          </Stack>
        </Column>
      </Section>
    </>
  );
}
