import { useLingui } from '@lingui/react/macro';
import { Contents } from '#design-system/contents/index.ts';
import { Column, Section } from '#design-system/layout/index.ts';
import type { Language } from '#i18n/language.ts';
import type { Origins } from '#site/origins.ts';
import { LegalHeader } from './LegalHeader.tsx';
import { LegalParts } from './LegalParts.tsx';
import { Beside } from './legal-layout.ts';
import { noticeIdIn, partIds } from './legal-links.ts';
import type { LegalOpening, LegalTextWords } from './legal-text.server.ts';
import { SignalStatus } from './SignalStatus.tsx';

interface LegalTextProps {
  /** The language of the text, which on the twin page is not the language of the site around it. */
  textLanguage: Language;
  opening: LegalOpening;
  /** In development alone: see `giveOnce`. */
  text: LegalTextWords | null;
  /** Where both sites stand: some links lead to the other language. */
  origins: Origins;
}

/**
 * The legal notices: terms of use, notice at collection, privacy policy and versions, with a list of contents. Its own
 * words are those of the nearest `I18nProvider`; of the long text the server alone hears.
 */
export function LegalText({ textLanguage, opening, text, origins }: LegalTextProps) {
  const { t } = useLingui();
  const contents = [
    { id: partIds.terms, label: opening.terms },
    { id: noticeIdIn(textLanguage), label: opening.notice },
    { id: partIds.policy, label: opening.policy },
    ...opening.sections,
    { id: partIds.versions, label: opening.versions.title },
  ];
  return (
    <>
      <LegalHeader textLanguage={textLanguage} versions={opening.versions} origins={origins} />
      <Section>
        <Column>
          <Beside>
            <div>
              <Contents
                label={t({ message: 'On this page', comment: 'Names the list of contents of a long page' })}
                items={contents}
              />
            </div>
            <LegalParts textLanguage={textLanguage} text={text} />
          </Beside>
          <SignalStatus />
        </Column>
      </Section>
    </>
  );
}
