import '#features/page-problem/ui/add-words.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { PageProblemForm } from '#features/page-problem/ui/PageProblemForm.tsx';
import { readPageProblemForm } from '#features/page-problem/ui/page-problem.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/page-problem';

const title = msg({ message: 'Something wrong with a page?', comment: 'Heading of the page page-problem' });
const lead = msg({
  message:
    'Tell us what does not work, cannot be read or is not right. One field is enough; you need not give a name or an email address.',
  comment: 'Opens the page page-problem; search engines show it too',
});

export const handle = { description: lead };

/** What the form needs, and what a post without script left behind. */
export function loader(args: Route.LoaderArgs) {
  return readPageProblemForm(args);
}

/** The page `page-problem`: the form that every footer leads to, and beside it what is sent with it. */
export default function PageProblem({ loaderData: form }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} compact />
      <Section room="block" surface="raised">
        <Column span={7}>
          <Stack gap="block">
            <Heading level={2} size="h3" id="page-problem">
              <Trans comment="Heading above the form by which visitors say what is wrong with a page">
                What you noticed
              </Trans>
            </Heading>
            <div>
              <PageProblemForm headingId="page-problem" {...form} />
            </div>
          </Stack>
        </Column>
        <Column from={9} span={4}>
          <Stack gap="block">
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form about a page">What is sent</Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form about a page">
                  What is in the fields, the language of the page and the time; nothing else. We filled in the
                  page you came from, without what you searched for there, and how your browser is set.
                </Trans>
              </Text>
            </Stack>
            <Stack gap="tight">
              <Heading level={2} size="h4">
                <Trans comment="Heading beside the form about a page">What becomes of it</Trans>
              </Heading>
              <Text>
                <Trans comment="Beside the form about a page">
                  Whoever works on this site reads it within five business days, and it is erased after 90
                  days.
                </Trans>
              </Text>
            </Stack>
          </Stack>
        </Column>
      </Section>
      <OnwardPages
        heading={t({ message: 'If the page keeps you from something', comment: 'Heading above links' })}
        items={['contacts', 'easy-read', 'accessibility', 'status']}
      />
    </>
  );
}
