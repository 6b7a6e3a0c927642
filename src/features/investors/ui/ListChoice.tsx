import { useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import { useIsAnswer } from '#design-system/status/use-is-answer.ts';
import { FilterForm, type FilterFormProps } from './FilterForm.tsx';
import { LastCopyNote } from './SourceNote.tsx';

interface ListChoiceProps extends FilterFormProps {
  /** How many fit, in words: the heading of the list, and said after a choice. */
  count: string;
  /** Link from a choice back to the whole list. */
  all: string;
  lastCopyOf: string | null;
  /** Which page of how many this is. */
  page: number;
  pages: number;
}

/** Chooses what a list holds and says how much fits. Renders a `form` and the heading of the list, `list`. */
export function ListChoice({ count, all, lastCopyOf, page, pages, ...form }: ListChoiceProps) {
  const { t } = useLingui();
  const isAnswer = useIsAnswer();
  const isFiltered = form.fields.some(({ value }) => value !== '');
  return (
    <Stack gap="block">
      <FilterForm {...form} />
      <LastCopyNote of={lastCopyOf} />
      <Stack>
        <Heading level={2} size="h3" id="list">
          {page > 1
            ? t({
                message: `${count}, page ${page} of ${pages}`,
                comment: 'Heading of a further page of a list: “35 releases, page 2 of 4”',
              })
            : count}
        </Heading>
        <StatusRegion hidden>{isAnswer && count}</StatusRegion>
        {isFiltered && (
          <Text>
            {/* To the heading: this link is gone where it leads. */}
            <Link to={`${form.action}#list`}>{all}</Link>
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
