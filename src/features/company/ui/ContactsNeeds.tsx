import { Trans } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { Heading, Text } from '#design-system/layout/index.ts';
import { Anchor } from '#design-system/link/index.ts';
import { PlainList } from '#design-system/list/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { measure, media, role, size, space } from '#design-system/theme/roles.ts';
import type { ContactGroup } from './contacts.server.ts';

interface ContactsNeedsProps {
  needs: ContactGroup['needs'];
}

/** One answer for each need: what to do first, then whom to call and when. Renders a `ul`; each heading is a target. */
export function ContactsNeeds({ needs }: ContactsNeedsProps) {
  return (
    <List role="list">
      {needs.map(({ id, title, text, to, phone, hours }) => (
        <li key={id}>
          <div>
            <Heading level={3} size="h4" id={id}>
              {title}
            </Heading>
            <Text>
              <RichText text={text} links={{ page: { to } }} />
            </Text>
          </div>
          <dl>
            <div>
              <dt>
                <Trans context="contacts" comment="Before a telephone number">
                  Phone
                </Trans>
              </dt>
              <dd>
                <Anchor href={phone.href}>{phone.display}</Anchor>
              </dd>
            </div>
            <div>
              <dt>
                <Trans context="contacts" comment="Before the hours in which a telephone is answered">
                  Hours
                </Trans>
              </dt>
              <dd>{hours}</dd>
            </div>
          </dl>
        </li>
      ))}
    </List>
  );
}

const List = styled(PlainList)({
  borderBlockStart: `3px solid ${role.text}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${space.s4} ${space.column}`,
    maxWidth: 'none',
    paddingBlock: space.s5,
    borderBlockEnd: `1px solid ${role.border}`,
    // The need that a link of the index has led to.
    '&:has(:target)': { borderInlineStart: `6px solid ${role.mark}`, paddingInlineStart: space.s5 },
  },
  '& > li > div': { display: 'flex', flexDirection: 'column', gap: space.s2 },
  '& dl': { display: 'flex', flexDirection: 'column', gap: space.s3 },
  '& dt': { color: role.textMuted, fontSize: size.small },
  '& dd': { fontSize: size.small },
  '& dd > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: measure.target,
    fontSize: size.h4,
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.wide]: { '& > li': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
  [media.print]: { '& > li': { breakInside: 'avoid' } },
});
