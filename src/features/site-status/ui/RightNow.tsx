import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Link } from '#design-system/link/index.ts';
import type { ShownStatus } from './site-status.server.ts';

interface RightNowProps {
  status: ShownStatus;
}

/** Whether a request that is sent now would be stored. Renders a callout, and below it when that was seen and what waits. */
export function RightNow({ status: { at, zone, takesRequests, submissions } }: RightNowProps) {
  const { t } = useLingui();
  const { display, href } = brand.phone;
  const none = t({ message: 'None', comment: 'Page about the state of the website: nothing waits' });
  return (
    <>
      {takesRequests ? (
        <Callout
          tone="good"
          title={t({ message: 'We are taking requests', comment: 'State of the website' })}
        >
          <Trans>Our forms are open. What you send is stored before we say that we have received it.</Trans>
        </Callout>
      ) : (
        <Callout
          tone="warning"
          title={t({ message: 'We cannot take requests right now', comment: 'State of the website' })}
        >
          <Trans comment="Page about the state of the website; {display} is a telephone number">
            Our forms cannot store anything at the moment. What we have confirmed before stays stored. Please
            try again later, or call <Link href={href}>{display}</Link>.
          </Trans>
        </Callout>
      )}
      <DefinitionList
        layout="lines"
        items={[
          {
            id: 'at',
            term: t({
              message: 'As of',
              comment: 'Followed by the day and the time at which the state of the website was read',
            }),
            text: `${at}, ${zone}`,
          },
          ...(submissions === null
            ? []
            : [
                {
                  id: 'waiting',
                  term: t`Requests that wait for delivery`,
                  text: submissions.oldest === null ? none : submissions.waiting,
                },
                ...(submissions.oldest === null
                  ? []
                  : [
                      {
                        id: 'oldest',
                        term: t`The oldest of them has waited`,
                        text: submissions.oldest,
                      },
                    ]),
              ]),
        ]}
      />
    </>
  );
}
