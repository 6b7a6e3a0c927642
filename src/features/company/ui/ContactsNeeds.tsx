import { Trans, useLingui } from '@lingui/react/macro';
import { Heading, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { RuledList } from '#design-system/list/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { role, size, space } from '#design-system/theme/roles.ts';
import { VisuallyHidden } from '#design-system/visually-hidden/index.ts';
import { pageLabel } from '#site/route-words.ts';
import type { ContactGroup } from './contacts.server.ts';
import { DeskEmail } from './DeskEmail.tsx';

interface ContactsNeedsProps {
  needs: ContactGroup['needs'];
  /** The address of the written way of a need. */
  writeTo: (need: ContactGroup['needs'][number]) => string;
}

/** One answer for each need: what to do first, then whom to call and when, and how to write. Renders a `ul`; each heading is a target. */
export function ContactsNeeds({ needs, writeTo }: ContactsNeedsProps) {
  const { i18n } = useLingui();
  return (
    <RuledList
      role="list"
      room="large"
      columns="minmax(0, 5fr) minmax(0, 3fr)"
      // The need that a link of the index has led to.
      sx={{
        '& > li:has(:target)': { borderInlineStart: `6px solid ${role.mark}`, paddingInlineStart: space.s5 },
      }}
    >
      {needs.map((need) => {
        const { id, title, text, to, phone, email, hours, write } = need;
        return (
          <li key={id}>
            <Stack gap="tight">
              <Heading level={3} size="h4" id={id}>
                {title}
              </Heading>
              <Text>
                <RichText text={text} links={{ page: { to }, write: { to: writeTo(need) } }} />
              </Text>
            </Stack>
            <Stack component="dl" gap="close">
              <div>
                <Text component="dt" size="small" muted>
                  <Trans context="contacts" comment="Before a telephone number">
                    Phone
                  </Trans>
                </Text>
                <dd>
                  <Link
                    href={phone.href}
                    alone
                    sx={{ fontSize: size.h4, fontVariantNumeric: 'tabular-nums' }}
                  >
                    {phone.display}
                  </Link>
                </dd>
              </div>
              <div>
                <Text component="dt" size="small" muted>
                  <Trans context="contacts" comment="Before the hours in which a telephone is answered">
                    Hours
                  </Trans>
                </Text>
                <Text component="dd" size="small">
                  {hours}
                </Text>
              </div>
              {email && (
                <div>
                  <Text component="dt" size="small" muted>
                    <Trans context="contacts" comment="Before an email address">
                      Email
                    </Trans>
                  </Text>
                  <dd>
                    <DeskEmail encoded={email}>
                      <Trans comment="In place of an email address where no script runs">
                        Appears only where scripts are on
                      </Trans>
                    </DeskEmail>
                  </dd>
                </div>
              )}
              <div>
                <Text component="dt" size="small" muted>
                  <Trans context="contacts" comment="Before a link to a form">
                    In writing
                  </Trans>
                </Text>
                <dd>
                  <Link to={writeTo(need)} alone>
                    {write === 'sitemap' ? (
                      // Each need opens the form with its own subject; in a list of links, equal names would hide that.
                      <Trans comment="Link to the contact form that reaches our team; what is hidden is heard only, {title} is the heading of the need">
                        Write to our team<VisuallyHidden _t="hidden">: {title}</VisuallyHidden>
                      </Trans>
                    ) : (
                      i18n._(pageLabel(write))
                    )}
                  </Link>
                </dd>
              </div>
            </Stack>
          </li>
        );
      })}
    </RuledList>
  );
}
