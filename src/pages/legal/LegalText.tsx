import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { Column, Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { Language } from '#i18n/language.ts';
import { pathTo } from '#site/paths.ts';

interface LegalTextProps {
  /** The language of the text, which on the twin page is not the language of the site around it. */
  textLanguage: Language;
}

/** The fragment of the privacy part, which is a word and so differs between the languages. */
const privacyFragment: Record<Language, string> = { eng: 'privacy', es: 'privacidad' };

/**
 * The legal notices in the language of the nearest `I18nProvider`. Its links lead to pages of the site it stands in,
 * so that no reader is taken out of the language they chose.
 */
export function LegalText({ textLanguage }: LegalTextProps) {
  const { t } = useLingui();
  const phone = brand.privacyPhone.display;
  const privacyId = privacyFragment[textLanguage];
  return (
    <>
      <PageHeader
        title={t({ message: 'Terms of use and privacy policy', comment: 'Heading of the legal notices' })}
        lead={t({
          message:
            'What holds when you use our websites, what we know about you, and what you may ask of us. The sites are meant for visitors in the United States and Canada, and not for children under 16.',
          comment: 'Opens the legal notices',
        })}
      />
      <Section labelledBy="terms">
        <Column span={4}>
          <Heading level={2} size="h3" id="terms">
            <Trans comment="Heading in the legal notices">Terms of use</Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Text>
            <Trans>
              This is a sample site of an invented company. Nothing on it is an offer to buy or sell metal,
              shares or services, and nothing on it is advice.
            </Trans>
          </Text>
        </Column>
      </Section>
      <Section labelledBy={privacyId} surface="tint">
        <Column span={4}>
          <Heading level={2} size="h3" id={privacyId}>
            <Trans comment="Heading in the legal notices; US law gives this notice its name">
              Notice at collection
            </Trans>
          </Heading>
        </Column>
        <Column from={5} span={8}>
          <Stack>
            <Text>
              <Trans>
                We collect what you type into a form, and use it only to answer you and to keep the records
                that the law asks for. We do not sell it or share it for advertising.
              </Trans>
            </Text>
            <Text>
              <Trans>
                Nothing counts your visit until you allow it under “Cookie Preferences” at the foot of each
                page. We honor Global Privacy Control. Browsers’ “Do Not Track” setting changes nothing here,
                since nothing follows you without your consent.
              </Trans>
            </Text>
            <Text>
              <Trans comment="The link holds a telephone number">
                You may ask what we know about you, and ask us to correct or delete it, through the request
                form or by calling <Link href={brand.privacyPhone.href}>{phone}</Link> at no charge.
              </Trans>
            </Text>
            <div>
              <Button variant="primary" to={pathTo('data-privacy')}>
                {t({
                  message: 'Make a privacy request',
                  comment: 'Button to the privacy request form in the legal notices',
                })}
              </Button>
            </div>
            <Text size="small" muted>
              <Trans comment="Fixed by contract: the date of the policy">Last updated: August 22, 2024</Trans>
            </Text>
          </Stack>
        </Column>
      </Section>
    </>
  );
}
