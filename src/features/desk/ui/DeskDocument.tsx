import { Trans, useLingui } from '@lingui/react/macro';
import AppBar from '@mui/material/AppBar';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { Column, Main, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Brand } from '#design-system/logo/index.ts';
import { SkipLink } from '#design-system/skip-link/index.ts';
import { language } from '#i18n/current.ts';
import { formatList } from '#i18n/formats.ts';
import { htmlLang, otherLanguages, ownName } from '#i18n/language.ts';
import { deskPath } from '../model/desk-paths.ts';
import type { DeskPage, DeskView } from '../model/desk-view.ts';
import { DeskErasePage } from './DeskErasePage.tsx';
import { DeskListPage } from './DeskListPage.tsx';
import { DeskNoticePage } from './DeskNoticePage.tsx';
import { DeskPersonPage } from './DeskPersonPage.tsx';
import { DeskRecordPage } from './DeskRecordPage.tsx';
import { DeskSiteStatePage } from './DeskSiteStatePage.tsx';
import { DeskTrailPage } from './DeskTrailPage.tsx';
import { formWords, roleWords } from './desk-words.ts';
import { didIn } from './did-words.ts';
import { writeTime } from './moment.ts';
import { noticeWords } from './notice-words.ts';

/** A whole page of the desk, for a browser that runs no script on it. Renders the document from `html` on. */
export function DeskDocument({ view }: { view: DeskView }) {
  const title = useTitle(view.page);
  return (
    <html lang={htmlLang[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body id="top">
        <SkipLink href="#main">
          <Trans context="desk" comment="First link of each page, for people who use the keyboard">
            Skip to main content
          </Trans>
        </SkipLink>
        <AppBar data-surface="paper">
          <DeskHead view={view} />
        </AppBar>
        <Main id="main" tabIndex={-1} rhythm="task">
          <PageOf view={view} />
        </Main>
      </body>
    </html>
  );
}

/** The title of a page: what was just done, what it is about, and where. */
function useTitle(page: DeskPage): string {
  const { i18n, t } = useLingui();
  const desk = t({ message: 'Staff desk', comment: 'Name of the place where staff read what visitors sent' });
  const about = (): string => {
    switch (page.kind) {
      case 'notice':
        return i18n._(noticeWords[page.code].title);
      case 'list':
        return t({ message: 'Requests', comment: 'Heading of the list of what visitors sent, for staff' });
      case 'person':
        return t({
          message: 'What one person sent',
          comment: 'Heading over a field and a button, for staff',
        });
      case 'audit':
        return t({ message: 'Audit trail', comment: 'What the staff did, as it was written down' });
      case 'state':
        return t({ message: 'State of the site', comment: 'Heading and link, for staff' });
      case 'record':
        return `${page.reference}, ${i18n._(formWords[page.form])}`;
      case 'erase': {
        const { reference } = page;
        return t({ message: `Erase ${reference}?`, comment: 'Heading; {reference} is like AB12-CD34' });
      }
    }
  };
  // Said first of all when the page comes: what was done, or that it was not.
  const news = (): string => {
    if (page.kind === 'record' && page.did) return `${didIn(i18n, page.did)} `;
    const isRefused =
      (page.kind === 'record' && page.typedAnswer !== null) ||
      (page.kind === 'erase' && page.isUnconfirmed) ||
      (page.kind === 'person' && page.fault !== null) ||
      (page.kind === 'audit' && page.filter.faults.length > 0);
    const problem = t({
      message: 'There is a problem',
      comment: 'Heading above the list of errors in a form',
    });
    if (isRefused) return `${problem}: `;
    // A choice that nothing answers is told at once, not where somebody reads on below the filters.
    const nothing =
      page.kind === 'list' && page.rows.length === 0
        ? t({ message: 'There are no such requests.', comment: 'In place of a list that has no entries' })
        : page.kind === 'audit' && page.lines.length === 0
          ? t({ message: 'There are no such lines.', comment: 'In place of lines of the audit trail' })
          : undefined;
    return nothing ? `${nothing} ` : '';
  };
  return `${news()}${about()} | ${desk} | ${brand.name}`;
}

/** Who is signed in, the ways through the desk, the other language, and the way out. */
function DeskHead({ view: { session, rest, search, timeZone, page } }: { view: DeskView }) {
  const { i18n, t } = useLingui();
  // A choice of lines means the same in every language; what was just done is said once.
  const kept = page.kind === 'list' || page.kind === 'audit' ? search : '';
  return (
    <Section room="tight">
      <Column span={12}>
        <Stack row gap="actions" sx={{ alignItems: 'center' }}>
          <Brand name={brand.name} to={deskPath(language)} />
          <Text component="span" strong>
            <Trans comment="Name of the place where staff read what visitors sent">Staff desk</Trans>
          </Text>
          {session && (
            <Stack
              row
              gap="links"
              component="nav"
              aria-label={t({ message: 'Desk', comment: 'Names the links to the pages of the desk' })}
            >
              <Link alone href={deskPath(language)} aria-current={rest === '' ? 'page' : undefined}>
                {t({ message: 'Requests', comment: 'Heading of the list of what visitors sent, for staff' })}
              </Link>
              {session.mayAudit && (
                <Link
                  alone
                  href={deskPath(language, '/audit')}
                  aria-current={rest === '/audit' ? 'page' : undefined}
                >
                  {t({ message: 'Audit trail', comment: 'What the staff did, as it was written down' })}
                </Link>
              )}
              {session.maySeeState && (
                <Link
                  alone
                  href={deskPath(language, '/state')}
                  aria-current={rest === '/state' ? 'page' : undefined}
                >
                  {t({ message: 'State of the site', comment: 'Heading and link, for staff' })}
                </Link>
              )}
            </Stack>
          )}
          {otherLanguages(language).map((other) =>
            page.kind === 'person' ? (
              // A form, since the address that was looked for stands in no URL.
              <form key={other} method="post" action={deskPath(other, '/person')}>
                <input type="hidden" name="email" value={page.email} />
                <Button type="submit" variant="secondary" size="small" lang={htmlLang[other]}>
                  {ownName[other]}
                </Button>
              </form>
            ) : (
              <Link
                key={other}
                alone
                href={deskPath(other, rest) + kept}
                lang={htmlLang[other]}
                hrefLang={htmlLang[other]}
              >
                {ownName[other]}
              </Link>
            ),
          )}
          {session && (
            <form method="post" action={deskPath(language, '/sign-out')}>
              <Stack row gap="links" sx={{ alignItems: 'center' }}>
                <Text component="span" size="small">
                  <SignedInAs
                    name={session.name}
                    roles={formatList(session.roles.map((role) => i18n._(roleWords[role])))}
                    until={writeTime(session.endsAt, timeZone)}
                  />
                </Text>
                <Button type="submit" variant="secondary" size="small">
                  {t({ message: 'Sign out', comment: 'Button, for staff' })}
                </Button>
              </Stack>
            </form>
          )}
        </Stack>
      </Column>
    </Section>
  );
}

/** Says until when, so that nobody is surprised by the end of a session. */
function SignedInAs({ name, roles, until }: { name: string; roles: string; until: string }) {
  return (
    <Trans comment="{name}: a person; {roles}: such as “reader and operator”; {until}: a time with its zone">
      {name} ({roles}), signed in until {until}
    </Trans>
  );
}

function PageOf({ view: { page, session, timeZone } }: { view: DeskView }) {
  switch (page.kind) {
    case 'notice':
      return <DeskNoticePage page={page} isSignedIn={session !== null} />;
    case 'list':
      return <DeskListPage page={page} timeZone={timeZone} />;
    case 'record':
      return <DeskRecordPage page={page} subject={session?.subject ?? ''} timeZone={timeZone} />;
    case 'erase':
      return <DeskErasePage page={page} timeZone={timeZone} />;
    case 'person':
      return <DeskPersonPage page={page} timeZone={timeZone} />;
    case 'audit':
      return <DeskTrailPage page={page} timeZone={timeZone} />;
    case 'state':
      return <DeskSiteStatePage page={page} timeZone={timeZone} />;
  }
}
