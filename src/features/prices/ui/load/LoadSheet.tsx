import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { formatFigure } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import { useWeightUnits } from '../compare/use-weight-units.ts';
import type { LoadPageData } from './load-page.server.ts';

/** What the load brings at the yard, line by line and together; or a sentence that says why not. Renders a section. */
export function LoadSheet({ page }: { page: LoadPageData }) {
  const { t } = useLingui();
  const { yard, yardName, isFailed, day, sample, sheet, unit } = page;
  const unitName = useWeightUnits().find(({ value }) => value === unit)?.label ?? '';
  if (isFailed) {
    return (
      <Section room="block">
        <Column span={12}>
          <Text>
            <Trans comment="In place of what a load brings, while the computer that knows the prices does not answer">
              We cannot work out a load right now because the yards’ prices have not come in. Try again in a
              few minutes, or call the yard.
            </Trans>
          </Text>
        </Column>
      </Section>
    );
  }
  if (sheet === null || yardName === null) return null;
  const { total } = sheet;
  const weight = (value: number) => formatFigure(value, Number.isInteger(value) ? 0 : 2);
  return (
    <Section room="block">
      <Column span={12}>
        <Stack>
          <Heading level={2} size="h3" id="sheet">
            {t({
              message: `About ${total} at ${yardName}`,
              comment: 'Heading: what a load brings, and at which yard; “about” because it is an estimate',
            })}
          </Heading>
          <Text size="small">
            {t({
              message: `Board of ${day}.`,
              comment: 'The day on which a yard wrote its prices; {day} is a date',
            })}{' '}
            {sample && <strong>{sample.title}.</strong>}{' '}
            <Trans comment="Under what a load brings">
              The yard’s scale and the grade it finds decide. None of this is sent or kept.
            </Trans>
          </Text>
          <DataTable
            isBoard
            caption={
              sheet.currency === 'USD'
                ? t({
                    message: `Your load in U.S. dollars, weights in ${unitName}`,
                    comment: 'Names a table; {unitName} is a unit such as pounds',
                  })
                : t({
                    message: `Your load in Canadian dollars, weights in ${unitName}`,
                    comment: 'Names a table; {unitName} is a unit such as kilograms',
                  })
            }
            columns={[
              { id: 'metal', label: t({ message: 'Metal', comment: 'Head of a column of metals' }) },
              {
                id: 'gross',
                label: t({ message: 'Gross', comment: 'Head of a column of gross weights' }),
                numeric: true,
              },
              {
                id: 'off',
                label: t({
                  message: 'Taken off',
                  comment: 'Head of a column of weights taken off: tare, dirt',
                }),
                numeric: true,
              },
              {
                id: 'net',
                label: t({ message: 'Net', comment: 'Head of a column of net weights' }),
                numeric: true,
              },
              { id: 'price', label: t({ message: 'Price', comment: 'Head of a column of prices' }) },
              {
                id: 'value',
                label: t({
                  message: 'Brings',
                  comment: 'Head of a column: what each metal of a load brings',
                }),
                numeric: true,
              },
            ]}
            rows={[
              ...sheet.rows.map(({ id, metal, gross, off, net, price, value }) => ({
                id,
                cells: {
                  ...{ metal, price },
                  gross: weight(gross),
                  off: off === 0 ? undefined : weight(off),
                  net: weight(net),
                  value: value ?? undefined,
                },
              })),
              {
                id: 'total',
                cells: {
                  metal: (
                    <strong>
                      {t({ message: 'Sum of the load', comment: 'Names the last row of a table: the sum' })}
                    </strong>
                  ),
                  value: <strong>{total}</strong>,
                },
              },
            ]}
            emptyText=""
          />
          {sheet.isPart && (
            <Text>
              <Trans comment="Under the sum of a table">
                The sum leaves out what has no price on the board: ask the yard for that.
              </Trans>
            </Text>
          )}
          {sample && <Text size="small">{sample.text}</Text>}
          <Stack row gap="actions">
            <PrintButton
              label={t({ message: 'Print this sheet', comment: 'Button under what a load brings' })}
            />
            <Link to={pathTo('yard', { parameters: { id: yard } })}>
              <Trans comment="Link under what a load brings at a yard">Hours and papers of this yard</Trans>
            </Link>
          </Stack>
        </Stack>
      </Column>
    </Section>
  );
}
