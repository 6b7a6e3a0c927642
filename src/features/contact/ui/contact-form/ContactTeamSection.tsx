import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { ContactForm, type ContactFormData } from './ContactForm.tsx';

/** Props of `ContactTeamSection`. */
export interface ContactTeamSectionProps extends ContactFormData {
  /** What else stands beside the form. */
  aside?: ReactNode;
}

/** Closes a page with the form that reaches our team. Renders a `section` without a name, below its heading. */
export function ContactTeamSection({ aside, ...form }: ContactTeamSectionProps) {
  const { href: phoneLink, display: phone } = brand.phone;
  return (
    <Section surface="raised" id="contact-form">
      <Column span={4}>
        <Stack gap="block">
          <Stack>
            <Heading level={2} id="contact-our-team">
              <Trans comment="Heading above a form. Fixed by contract">Contact our team</Trans>
            </Heading>
            <Text>
              <Trans>
                Did you not find the page you need? Write to us: someone at our general office reads every
                message and passes it on to the right people.
              </Trans>
            </Text>
            <Text>
              <Trans comment="phone is a telephone number">
                If you would rather talk, call{' '}
                <a _t="link" href={phoneLink}>
                  {phone}
                </a>{' '}
                on weekdays.
              </Trans>
            </Text>
          </Stack>
          {aside}
        </Stack>
      </Column>
      <Column from={6} span={7}>
        <ContactForm variant="contact-our-team" title={{ headingId: 'contact-our-team' }} {...form} />
      </Column>
    </Section>
  );
}
