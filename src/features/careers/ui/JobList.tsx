import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { PlainList, RuledList } from '#design-system/list/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { formatDollars } from '#i18n/formats.ts';
import { pathTo } from '#site/paths.ts';
import type { Job } from '../content/openings.schema.ts';
import { useJobWords } from './careers-openings-words.ts';

interface JobListProps {
  jobs: readonly Job[];
}

/** Open jobs, each with place, shift and pay beside what is done and what it takes. Renders a list of headings. */
export function JobList({ jobs }: JobListProps) {
  const { t } = useLingui();
  const { families, shifts } = useJobWords();
  const pay = ([from = 0, to = 0]: readonly number[]): string => {
    const least = formatDollars(from);
    const greatest = formatDollars(to);
    return t({
      message: `${least} to ${greatest} an hour`,
      comment: 'Pay of a job; both are amounts in dollars',
    });
  };
  return (
    <RuledList component="ol" room="medium" columns="minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr)">
      {jobs.map(({ id, title, place, shift, family, hourly, text, note }) => (
        <li key={id}>
          <Heading level={3} size="h4" id={id}>
            <Link to={pathTo('job', { parameters: { id } })}>{title}</Link>
          </Heading>
          {/* Beside each other as far as there is room: two and two on a phone. */}
          <PlainList
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
              columnGap: space.s4,
              alignContent: 'start',
              color: role.textMuted,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            <li>{place}</li>
            <li>{families[family]}</li>
            <li>{shifts[shift]}</li>
            <li>{pay(hourly)}</li>
          </PlainList>
          <Stack gap="tight">
            <Text>{text}</Text>
            <Text muted>{note}</Text>
          </Stack>
        </li>
      ))}
    </RuledList>
  );
}
