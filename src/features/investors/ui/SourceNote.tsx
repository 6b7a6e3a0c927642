import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { easternTime } from './eastern-words.ts';

/** Stands where a list or a figure would, while its source fails and nothing is left to show. Renders a callout. */
export function SourceFailedNote() {
  const { t } = useLingui();
  const line = brand.phones.investors;
  const lineNumber = line.display;
  return (
    <Callout
      tone="warning"
      title={t({
        message: 'We cannot show this at the moment',
        comment: 'Title of a note: news, prices or filings cannot be had right now',
      })}
    >
      <Text>
        <Trans comment="The link holds a telephone number">
          The source does not answer, and we would rather show nothing than something old. Try again in a few
          minutes, or call <Link href={line.href}>{lineNumber}</Link>.
        </Trans>
      </Text>
    </Callout>
  );
}

interface LastCopyNoteProps {
  /** When the copy was made, ISO 8601; `null` renders nothing. */
  of: string | null;
}

/** Says that figures are a copy from before their source failed, and from when. Renders a callout, or nothing. */
export function LastCopyNote({ of }: LastCopyNoteProps) {
  const { t } = useLingui();
  if (of === null) return null;
  const when = easternTime(of);
  return (
    <Callout
      tone="warning"
      title={t({
        message: 'This may be out of date',
        comment: 'Title of a note: news, prices or filings are a copy',
      })}
    >
      <Text>
        <Trans comment="{when} is a day and a time in New York">
          The source does not answer right now. This is what it said on {when}.
        </Trans>
      </Text>
    </Callout>
  );
}
