import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import { Contours } from '#design-system/contours/index.ts';
import { LateDrawings } from '#design-system/late-drawings.tsx';
import { Stack } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { LogoMark } from '#design-system/logo/index.ts';
import { measure, media, role, size, space } from '#design-system/theme/roles.ts';
import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { formatBytes } from '#i18n/formats.ts';
import { documentBytes, documentPath } from '#site/documents.ts';
import type { PageId } from '#site/manifest.ts';
import { footerNavigation } from '#site/navigation.ts';
import { pathTo } from '#site/paths.ts';
import { CopyrightLine } from './CopyrightLine.tsx';
import { footerHeadings, linkLabel } from './navigation-words.ts';
import { SchemeChoice } from './SchemeChoice.tsx';

interface SiteFooterProps {
  /** The buttons that open the visitor's privacy choices. */
  consent: ReactNode;
}

/** The Spanish footer lists other groups, and none of places elsewhere. */
const hasFollowGroup: Choices<boolean> = { eng: true, es: false };

/**
 * Where every page ends: links in groups, the company's address, legal matters and preferences. Renders a `footer`; a
 * navigation within it would be the same landmark twice.
 */
export function SiteFooter({ consent }: SiteFooterProps) {
  const { street, locality, regionName, postalCode } = brand.headOffice;
  return (
    <Ground id="footer" data-surface="plate">
      <Land data-print="hide">
        <LateDrawings isOptional>
          <Contours cut="relief" />
        </LateDrawings>
      </Land>
      <Frame>
        <Company>
          <p>
            <LogoMark />
            <span>{brand.name}</span>
          </p>
          <address>{`${street}, ${locality}, ${regionName} ${postalCode}`}</address>
        </Company>
        {consent}
        <Groups>
          <PageGroups />
          {choiceFor(hasFollowGroup, language) && <FollowGroup />}
        </Groups>
        <Stack
          row
          sx={{
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: `0 ${space.s6}`,
            paddingBlockStart: space.s3,
            borderTop: `1px solid ${role.line}`,
          }}
        >
          <CopyrightLine />
          <SchemeChoice />
        </Stack>
      </Frame>
    </Ground>
  );
}

/** The groups that the specification lists. */
function PageGroups() {
  const { i18n } = useLingui();
  return choiceFor(footerNavigation, language).map(({ key, links }) => (
    <div key={key}>
      <h2>{i18n._(footerHeadings[key])}</h2>
      <ul>
        {links.map((link) => (
          <li key={`${link.page}#${link.hash ?? ''}`}>
            <Link to={pathTo(link.page, { hash: link.hash })}>{i18n._(linkLabel(link))}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/**
 * The company elsewhere, and its two reports as files. While no outside address is set, a page of the site stands in
 * for each, under its own name: nobody expects to land here behind the name of a network.
 */
function FollowGroup() {
  const { t } = useLingui();
  const { professionalNetwork, videoChannel, jobBoard } = brand.outside;
  const newTabNote = t({ message: 'opens in a new tab', comment: 'In parentheses behind a link' });
  const reportSize = formatBytes(documentBytes('report', language));
  const esgSize = formatBytes(documentBytes('esg', language));
  return (
    <div>
      <h2>
        <Trans comment="Heading over links to the company's pages elsewhere and to its reports">
          Follow and download
        </Trans>
      </h2>
      <ul>
        <li>
          <Outside address={professionalNetwork} page="follow-us" newTabNote={newTabNote}>
            <Trans comment="Link to the company's page in a network for working people">
              Professional network
            </Trans>
          </Outside>
        </li>
        <li>
          <Outside address={videoChannel} page="videos" newTabNote={newTabNote}>
            <Trans comment="Link to the company's videos">Video channel</Trans>
          </Outside>
        </li>
        <li>
          <Link href={jobBoard ?? pathTo('careers-openings')} newTab newTabNote={newTabNote}>
            <Trans comment="Link to the list of open jobs">Job board</Trans>
          </Link>
        </li>
        <li>
          <Link href={documentPath('report', language)}>
            <Trans comment="{reportSize} is the size of a file. Spanish: … español">
              2024 sustainability report (PDF, {reportSize}, English)
            </Trans>
          </Link>
        </li>
        <li>
          <Link href={documentPath('esg', language)}>
            <Trans comment="Figures about environment, social matters and governance (ESG). Spanish: … español">
              2024 ESG data (PDF, {esgSize}, English)
            </Trans>
          </Link>
        </li>
      </ul>
    </div>
  );
}

interface OutsideProps {
  /** An address elsewhere, once an owner has set one. */
  address: string | null;
  /** The page of this site that stands in for it. */
  page: PageId;
  newTabNote: string;
  /** What the place elsewhere is called. */
  children: ReactNode;
}

function Outside({ address, page, newTabNote, children }: OutsideProps) {
  const { i18n } = useLingui();
  if (address === null) return <Link to={pathTo(page)}>{i18n._(linkLabel({ page }))}</Link>;
  return (
    <Link href={address} newTab newTabNote={newTabNote}>
      {children}
    </Link>
  );
}

const Ground = styled('footer')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderTop: `4px solid ${role.mark}`,
});

const Land = styled('div')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: -1,
  height: '7.5rem',
  color: role.mark,
  opacity: 0.45,
  maskImage: 'linear-gradient(to bottom, black 30%, transparent)',
});

const Frame = styled('div')({
  display: 'grid',
  // As wide as the window and not as what stands in it: with text at 200 % that is more than a phone has.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `clamp(0.75rem, 2vw, ${space.s6})`,
  maxWidth: `calc(${measure.page} + 2 * ${space.gutter})`,
  marginInline: 'auto',
  paddingInline: space.gutter,
  // Room below the last control for the line that says that an answer takes its time.
  paddingBlock: 'clamp(1.25rem, 3vw, 3rem) 3rem',
  fontSize: size.small,
});

const Company = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s6}`,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: '0.3em',
    minWidth: 0,
    fontSize: size.h3,
    fontWeight: 720,
    lineHeight: 1.08,
  },
  '& > p > svg': { flex: 'none', width: '1.4em', height: '1.4em', color: role.mark },
  '& > p > span': { minWidth: 0 },
  '& > address': { fontStyle: 'normal' },
});

/** Columns that fill up one after the other on a phone, so that they end together; a column for each group where there is room. */
const Groups = styled('div')({
  // Two on every phone.
  columns: '8rem',
  columnGap: space.column,
  '& > div': { breakInside: 'avoid', marginBlockEnd: space.s2 },
  [media.wide]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& h2': {
    marginBlockEnd: space.s1,
    borderBottom: `1px solid ${role.line}`,
    fontSize: 'inherit',
    lineHeight: 1.6,
    color: role.textMuted,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& a': {
    display: 'block',
    paddingBlock: '0.15rem',
    color: role.text,
    lineHeight: 1.3,
    textDecorationColor: role.mark,
    [media.wide]: { paddingBlock: '0.4rem' },
  },
});
