import '#features/quotes/ui/share-return/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Callout } from '#design-system/callout/index.ts';
import { Column, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { unlessFailed } from '#features/investors/ui/live.server.ts';
import { LastCopyNote, SourceFailedNote } from '#features/investors/ui/SourceNote.tsx';
import { ReturnAnswer } from '#features/quotes/ui/share-return/ReturnAnswer.tsx';
import { ReturnForm } from '#features/quotes/ui/share-return/ReturnForm.tsx';
import { readReturn } from '#features/quotes/ui/share-return/return.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/return-calculator';

const lead = msg({
  message:
    'What shares bought on a day of the last three years would be worth now, with their dividends as money or as more shares.',
  comment: 'Opens the page return-calculator; search engines show it too',
});

export const handle = { description: lead };

/** The question in the address (`shares`, `date`, `dividends`) and its answer; `null` while the source fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const quotes = context.get(requestContext)?.ports.quotes;
  // The index of the site's search is made without a server: it needs the words alone.
  if (!quotes) return { facts: undefined };
  const { searchParams } = new URL(request.url);
  const facts = await unlessFailed(readReturn(quotes, searchParams));
  return { facts, noindex: searchParams.size > 0 };
}

/** The page `return-calculator`: a question as a plain form, reckoned by the server, and its answer. */
export default function ReturnCalculator({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { facts } = loaderData;
  const isReady = facts?.span != null;
  return (
    <>
      <PageHeader
        title={
          <Trans comment="Heading of the page return-calculator">What would our shares have brought?</Trans>
        }
        lead={i18n._(lead)}
        compact
      >
        {facts !== undefined && !isReady && <SourceFailedNote />}
        {isReady && (
          <>
            <LastCopyNote of={facts.lastCopyOf} />
            <ReturnForm span={facts.span} question={facts.question} wrong={facts.wrong} />
          </>
        )}
      </PageHeader>
      {isReady && facts.answer && (
        <ReturnAnswer
          answer={facts.answer}
          asked={facts.question.date}
          reinvested={facts.question.dividends === 'reinvest'}
        />
      )}
      {isReady && facts.isSample && (
        <Section room="block">
          <Column span={8}>
            <Callout
              tone="sample"
              title={t({
                message: 'Reckoned from made-up prices',
                comment: 'Title of a note on the return calculator',
              })}
            >
              <Text>
                <Trans>
                  The share is invented, and so are its prices and dividends. The arithmetic is real: try it
                  with a day before a large move.
                </Trans>
              </Text>
            </Callout>
          </Column>
        </Section>
      )}
      <OnwardPages
        heading={t({ message: 'Where the figures come from', comment: 'Heading above links for investors' })}
        items={['stock-information', 'dividend-history', 'investors']}
      />
    </>
  );
}
