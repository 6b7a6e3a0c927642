import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { requestContext } from '#app/request-context.ts';
import { Button } from '#design-system/button/index.ts';
import { TextField } from '#design-system/field/index.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { QueryForm } from '#design-system/query-form/index.ts';
import { ReceiptAnswer } from '#features/submissions/ui/receipt/ReceiptAnswer.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/check-receipt';

const title = msg({ message: 'Check a receipt', comment: 'Heading of the page check-receipt' });
const lead = msg({
  message:
    'Whoever sends us a form gets a signed receipt. Here anybody can see whether one is genuine, without telling us what was sent.',
  comment: 'Opens the page check-receipt; search engines show it too',
});

export const handle = { description: lead };

/** Longer than any receipt with what a letter puts around it. */
const longestCode = 2000;

/** The receipt that the address carries, and what the site says of it. Answers are no pages, so search engines leave them out. */
export function loader({ context, request }: Route.LoaderArgs) {
  const code = (new URL(request.url).searchParams.get('code') ?? '').trim().slice(0, longestCode);
  const forms = context.get(requestContext)?.ports.forms;
  const verdict = code === '' ? undefined : forms?.checkReceipt(code);
  return { code, verdict, noindex: code !== '' };
}

/** The page `check-receipt`: a form that works as plain HTML, and its answer. */
export default function CheckReceipt({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { code, verdict } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <Section surface="raised" room="block">
        <Column span={8}>
          <Stack>
            <QueryForm
              label={t({ message: 'Check a receipt', comment: 'Name of a form, for screen readers' })}
              // The answer is another document: its fragment takes the focus there, and whoever listens hears it at once.
              action={pathTo('check-receipt', { hash: 'answer' })}
            >
              <TextField
                id="receipt-code"
                name="code"
                label={t({ message: 'Receipt', comment: 'Name of a field: the signed receipt of a request' })}
                hint={t`The whole code from the page or the email. It begins with the reference, such as AB12-CD34.`}
                defaultValue={code}
                autoComplete="off"
                spellCheck={false}
                maxLength={longestCode}
              />
              <Button type="submit">
                <Trans comment="Button: checks a receipt">Check</Trans>
              </Button>
            </QueryForm>
            {verdict !== undefined && (
              <section
                id="answer"
                aria-label={t({ message: 'Answer', comment: 'Name of a region: what is said of a receipt' })}
              >
                <ReceiptAnswer verdict={verdict} />
              </section>
            )}
            <Text muted>
              <Trans>
                The check needs nothing but the receipt. To hear how your request stands, or to change it,
                call and give the reference; <Link to={pathTo('data-privacy')}>privacy requests</Link> are
                answered in writing.
              </Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
