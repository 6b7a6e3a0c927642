import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RowList } from '#design-system/list/index.ts';
import { Paging } from '#design-system/paging/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { pathTo } from '#site/paths.ts';
import { useVehicleFaults } from './use-vehicle-faults.ts';
import type { VehiclePageData } from './vehicle-page.server.ts';
import { readVehicleRow } from './vehicle-row.ts';

/** What was found: how many, a table, and the ways to the others. Renders a section. */
export function VehicleList({ page }: { page: VehiclePageData }) {
  const { t } = useLingui();
  const { count, rows, isFailed, page: number, pages } = page;
  const isAnswer = useIsAnswer();
  const faults = Object.values(useVehicleFaults(page)).filter((fault) => fault !== undefined);
  const result = t({
    message: plural(count, { one: '# vehicle', other: '# vehicles' }),
    comment: 'Heading above a list: how many vehicles were found in the parts yards',
  });
  const onPage =
    number > 1
      ? t({
          message: `${result}, page ${number} of ${pages}`,
          comment: 'Heading of a further page of a list: “212 vehicles, page 2 of 9”',
        })
      : result;
  return (
    <Section room="block">
      <Column span={12}>
        <StatusRegion hidden>{isAnswer && [...faults, result].join(' ')}</StatusRegion>
        <Stack>
          <Heading level={2} size="h3" id="vehicles">
            {isFailed
              ? t({ message: 'No list right now', comment: 'Heading while the list of vehicles fails' })
              : onPage}
          </Heading>
          {isFailed ? (
            <Text>
              <Trans comment="In place of the vehicles, while the computer that knows them does not answer">
                We cannot show the vehicles right now because the yards’ list has not come in. Try again in a
                few minutes, or call a yard and ask which row has your model.
              </Trans>
            </Text>
          ) : (
            <ListNotes page={page} />
          )}
          {count === 0 && !isFailed && <NothingFound page={page} />}
        </Stack>
      </Column>
      {rows.length > 0 && (
        <Column span={12}>
          <Stack>
            <VehicleTable page={page} />
            <Pages page={page} />
            <Text size="small">
              <Trans comment="Under the list of vehicles in the parts yards">
                Other customers pull parts too, so what you need may be gone when you get here. We cannot hold
                parts.
              </Trans>
            </Text>
          </Stack>
        </Column>
      )}
    </Section>
  );
}

/** Of when the list is, that it is a sample, and in which order it stands. Renders paragraphs. */
function ListNotes({ page: { lastCopyOf, isSample, place, count } }: { page: VehiclePageData }) {
  return (
    <>
      {lastCopyOf !== null && (
        <Text>
          <Trans comment="{lastCopyOf} is a day, a time and a time zone">
            We are not getting new lists right now. This is the last we received, on {lastCopyOf}.
          </Trans>
        </Text>
      )}
      <Text size="small">
        {count > 0 &&
          (place === null ? (
            <Trans comment="Above a list of vehicles: the order in which they stand">
              Newest arrivals first.
            </Trans>
          ) : (
            <Trans comment="Above a list of vehicles: the order in which they stand; {place} is a place">
              Nearest to {place} first.
            </Trans>
          ))}{' '}
        {isSample && (
          <Trans comment="Above a list of vehicles that are made up">
            <strong>Sample data.</strong> The vehicles are made up, makes and models too. They are the same
            for everyone, and change from day to day as in a real yard.
          </Trans>
        )}
      </Text>
    </>
  );
}

/** What else there is where nothing was found. Renders paragraphs and links. */
function NothingFound({ page: { make, model, models, isUnknownModel } }: { page: VehiclePageData }) {
  return (
    <>
      <Text>
        {isUnknownModel ? (
          <Trans comment="In place of a list: {model} is what the visitor typed as a model">
            No vehicle in our yards today has a model name like “{model}”. Leave the model empty to see every
            vehicle, or check how it is written.
          </Trans>
        ) : (
          <Trans comment="In place of a list: no vehicle in the parts yards is as the visitor wanted it">
            There is no such vehicle in our yards today. Try more years or all yards, and look again in a few
            days: new ones come in every day that we are open.
          </Trans>
        )}
      </Text>
      {models.length > 0 && (
        <>
          <Text strong>
            <Trans comment="Above a list of models; {make} is Foothill, Harrow and so on">
              Models of {make} in our yards now
            </Trans>
          </Text>
          <RowList>
            {models.map((each) => {
              const [model = '', to = ''] = each.split('|');
              return (
                <li key={model}>
                  <Link to={to}>{model}</Link>
                </li>
              );
            })}
          </RowList>
        </>
      )}
    </>
  );
}

/** The vehicles, a row each. Renders a table. */
function VehicleTable({ page: { rows, place } }: { page: VehiclePageData }) {
  const { t } = useLingui();
  return (
    <DataTable
      isBoard
      caption={t({ message: 'Vehicles and their rows', comment: 'Names a table of vehicles in parts yards' })}
      captionHidden
      columns={[
        {
          id: 'name',
          room: 17,
          label: t({ message: 'Vehicle', comment: 'Head of a column: year, make and model' }),
        },
        {
          id: 'row',
          room: 4,
          label: t({ message: 'Row', comment: 'Head of a column: where in the yard it stands' }),
        },
        { id: 'yard', room: 12, label: t({ message: 'Yard', comment: 'Head of a column of parts yards' }) },
        ...(place === null
          ? []
          : [
              {
                id: 'distance',
                room: 6,
                label: t({ message: 'Distance', comment: 'Head of a column: how far a yard is' }),
                numeric: true,
              },
            ]),
        { id: 'arrived', room: 11, label: t({ message: 'Arrived', comment: 'Head of a column of days' }) },
      ]}
      rows={rows
        .map(readVehicleRow)
        .map(({ id, name, row, yard, place: where, arrived, isNew, distance }) => ({
          id,
          cells: {
            ...{ name, row, distance },
            yard: <Link to={pathTo('yard', { parameters: { id: yard } })}>{where}</Link>,
            arrived:
              isNew === ''
                ? arrived
                : t({
                    message: `${arrived} – new`,
                    comment: 'In a list: {arrived} is the day on which a vehicle came, within the last week',
                  }),
          },
        }))}
    />
  );
}

/** Ways to the vehicles before and after. Renders a `nav`, or nothing where all stand on one page. */
function Pages({ page: { page, pages, newer, older } }: { page: VehiclePageData }) {
  const { t } = useLingui();
  const previous = t({ message: 'Previous vehicles', comment: 'Link to the page before of a list' });
  const next = t({ message: 'More vehicles', comment: 'Link to the next page of a list' });
  return (
    <Paging
      label={t({ message: 'Pages of the list', comment: 'Names links to more vehicles' })}
      position={t({ message: `Page ${page} of ${pages}`, comment: 'Which page of a list this is' })}
      previous={newer === '' ? undefined : { to: newer, label: previous }}
      next={older === '' ? undefined : { to: older, label: next }}
    />
  );
}
