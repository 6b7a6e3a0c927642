import { useLingui } from '@lingui/react/macro';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Section } from '#design-system/layout/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Origins } from '#site/origins.ts';
import { LegalHeader } from './LegalHeader.tsx';
import { NoticePart, PolicyPart, TermsPart, VersionsPart } from './LegalParts.tsx';
import { Beside } from './legal-layout.ts';
import { legalLinks, noticeIdIn, partIds } from './legal-links.ts';
import type { LegalTextWords } from './legal-text.server.ts';

interface LegalTextProps {
  /** The language of the text, which on the twin page is not the language of the site around it. */
  textLanguage: Language;
  text: LegalTextWords;
  /** Where both sites stand: some links lead to the other language. */
  origins: Origins;
}

/**
 * The legal notices: terms of use, notice at collection, privacy policy and versions, with a list of contents. Its own
 * words are those of the nearest `I18nProvider`; the long text comes with the page's data.
 */
export function LegalText({ textLanguage, text, origins }: LegalTextProps) {
  const { t } = useLingui();
  const links = legalLinks(textLanguage);
  const noticeId = noticeIdIn(textLanguage);
  const contents = [
    { id: partIds.terms, label: text.terms.title },
    { id: noticeId, label: text.notice.title },
    { id: partIds.policy, label: text.policy.title },
    ...text.policy.sections.map(({ id, numeral, heading }) => ({ id, label: `${numeral}. ${heading}` })),
    { id: partIds.versions, label: text.versions.title },
  ];
  return (
    <>
      <LegalHeader textLanguage={textLanguage} versions={text.versions} origins={origins} />
      <Section>
        <Column>
          <Beside>
            <div>
              <Contents
                label={t({ message: 'On this page', comment: 'Names the list of contents of a long page' })}
                items={contents}
              />
            </div>
            <div>
              <TermsPart text={text} links={links} />
              <NoticePart id={noticeId} text={text} links={links} />
              <PolicyPart text={text} links={links} />
              <VersionsPart text={text} />
            </div>
          </Beside>
        </Column>
      </Section>
    </>
  );
}
