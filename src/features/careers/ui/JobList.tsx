import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { PlainList } from '#design-system/list/index.ts';
import { media, role, size, space } from '#design-system/theme/roles.ts';
import { formatDollars } from '#i18n/formats.ts';
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
    <List component="ol">
      {jobs.map(({ id, title, place, shift, family, hourly, text, note }) => (
        <li key={id}>
          <h3 id={id}>{title}</h3>
          <ul>
            <li>{place}</li>
            <li>{families[family]}</li>
            <li>{shifts[shift]}</li>
            <li>{pay(hourly)}</li>
          </ul>
          <div>
            <p>{text}</p>
            <p data-part="needs">{note}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)({
  borderTop: `3px solid ${role.text}`,
  '& > li': {
    maxWidth: 'none',
    display: 'grid',
    gap: `${space.s3} ${space.column}`,
    paddingBlock: space.s5,
    borderBottom: `1px solid ${role.line}`,
    breakInside: 'avoid',
    [media.wide]: { gridTemplateColumns: '3fr 3fr 6fr' },
  },
  '& h3': { fontSize: size.h4, lineHeight: 1.3 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    color: role.textMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  '& p + p': { marginTop: space.s2 },
  '& [data-part=needs]': { color: role.textMuted },
});
