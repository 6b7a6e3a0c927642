import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { Verdict } from '#design-system/verdict/index.ts';
import { language } from '#i18n/current.ts';
import { formatLocale } from '#i18n/language.ts';
import { writeHalfOfDay } from '#i18n/moment.ts';
import { whenWanted } from '#i18n/world/when-wanted.ts';
import type { ReceiptVerdict } from '../../model/ports.ts';

/** The clock of the head office, with its zone: whoever checks a receipt may sit anywhere. */
const moment = whenWanted(
  () =>
    new Intl.DateTimeFormat(formatLocale[language], {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'America/Los_Angeles',
    }),
);

/** What the site says of a receipt: a verdict in words, why, and what a genuine one tells. Nothing of what was sent is known here. */
export function ReceiptAnswer({ verdict }: { verdict: ReceiptVerdict }) {
  const { t } = useLingui();
  const { href: phoneLink, display: phone } = brand.privacyPhone;
  if (verdict.kind === 'genuine') {
    const { reference, at, fingerprint, keyId } = verdict.receipt;
    return (
      <Stack>
        <Verdict kind="yes" label={t`This receipt is genuine.`} />
        <Text>
          <Trans>
            We signed it. At that time we had stored the request with this reference, and its content gives
            this fingerprint. The receipt does not say what the content was.
          </Trans>
        </Text>
        <DefinitionList
          items={[
            {
              id: 'reference',
              term: t({ message: 'Reference number', comment: 'Term before the number of a request' }),
              text: reference,
            },
            {
              id: 'received',
              term: t({ message: 'Received by us', comment: 'Term before a date with its time' }),
              text: (
                <time dateTime={new Date(at).toISOString()}>
                  {writeHalfOfDay(moment().format(at), language)}
                </time>
              ),
            },
            {
              id: 'fingerprint',
              term: t({
                message: 'Fingerprint of what was sent',
                comment: 'Term before letters and digits that stand for the content of a request',
              }),
              text: <code>{fingerprint}</code>,
            },
            {
              id: 'key',
              term: t({ message: 'Signed with the key', comment: 'Term before the name of a key' }),
              text: <code>{keyId}</code>,
            },
          ]}
        />
      </Stack>
    );
  }
  if (verdict.kind === 'forged') {
    return (
      <Stack>
        <Verdict kind="no" label={t`This receipt is not genuine.`} />
        <Text>
          <Trans comment="phone is a telephone number">
            It looks like one of ours, but its signature does not fit: somebody made it up, or changed it, or
            a letter was lost in copying. Copy it once more, whole. If the answer stays the same, do not rely
            on it, and call{' '}
            <a _t="link" href={phoneLink}>
              {phone}
            </a>
            .
          </Trans>
        </Text>
      </Stack>
    );
  }
  if (verdict.kind === 'unknown-key') {
    return (
      <Stack>
        <Verdict kind="conditions" label={t`We cannot check this receipt here.`} />
        <Text>
          <Trans comment="phone is a telephone number">
            It names a key that this site does not have. Either it is not ours, or the key is so old that we
            no longer keep it. Call{' '}
            <a _t="link" href={phoneLink}>
              {phone}
            </a>{' '}
            and give the reference, which is the first part of the receipt.
          </Trans>
        </Text>
      </Stack>
    );
  }
  return (
    <Stack>
      <Verdict kind="conditions" label={t`This is not a complete receipt.`} />
      <Text>
        <Trans>
          A receipt begins with the reference and has five parts separated by periods. Copy all of it; line
          breaks do no harm.
        </Trans>
      </Text>
    </Stack>
  );
}
