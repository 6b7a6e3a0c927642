import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Column, PageHeader, Section, Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { language } from '#i18n/current.ts';
import { deskPath, recordRest } from '../model/desk-paths.ts';
import type { DeskNotice } from '../model/desk-view.ts';
import { FindReference } from './FindReference.tsx';
import { noticeWords } from './notice-words.ts';

interface DeskNoticePageProps {
  page: DeskNotice;
  isSignedIn: boolean;
}

/** One message and the way on. Renders the page's heading and a band with links. */
export function DeskNoticePage({ page, isSignedIn }: DeskNoticePageProps) {
  const { i18n, t } = useLingui();
  const { code, signIn, endAddress, reference, email } = page;
  const { title, text } = noticeWords[code];
  return (
    <>
      <PageHeader compact title={i18n._(title)} lead={i18n._(text)} />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            {isSignedIn && (code === 'unknown-reference' || code === 'no-reference') && <FindReference />}
            <Stack row gap="actions">
              {email !== undefined && (
                // Not a link: nobody's address belongs into a history.
                <form method="post" action={deskPath(language, '/person')}>
                  <input type="hidden" name="email" value={email} />
                  <Button type="submit">
                    {t({ message: 'Look at what is there now', comment: 'Button that finds a person again' })}
                  </Button>
                </form>
              )}
              {signIn !== undefined && (
                <Button href={signIn}>
                  {code === 'sign-in' ? (
                    <Trans comment="Button that leads staff to the company’s login">
                      Sign in with your company account
                    </Trans>
                  ) : (
                    <Trans comment="Button that leads staff to the company’s login">Sign in again</Trans>
                  )}
                </Button>
              )}
              {endAddress !== undefined && (
                <Button variant="secondary" href={endAddress}>
                  <Trans comment="Button, for staff">Sign out of your company account</Trans>
                </Button>
              )}
              {reference !== undefined && code !== 'several' && (
                <Button href={deskPath(language, recordRest(reference))}>
                  <Trans comment="Button that shows a request as it is now; {reference} is like AB12-CD34">
                    Look at {reference}
                  </Trans>
                </Button>
              )}
              {isSignedIn && (
                <Link alone href={deskPath(language)}>
                  <Trans comment="Link, for staff">To the list of requests</Trans>
                </Link>
              )}
            </Stack>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
