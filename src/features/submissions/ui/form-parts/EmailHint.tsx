import { Trans, useLingui } from '@lingui/react/macro';
import type { PhoneLine } from './FormFrame.tsx';

/** Props of `EmailHint`. */
export interface EmailHintProps {
  /** What the field holds. */
  email: string | undefined;
  /** The field has said that its value cannot pass. */
  isRefused: boolean;
  /** Who takes a request that the form cannot. */
  telephone: PhoneLine;
}

/** An ending the fixed email rule refuses although such addresses exist. */
const longEnding = /\.[a-z]{5,}$/i;

/** What to know about the strict email field. Renders text, and the telephone for whoever has an unusual address. */
export function EmailHint({ email, isRefused, telephone }: EmailHintProps) {
  const { t } = useLingui();
  const { href: phoneLink, display: phone } = telephone;
  return (
    <>
      {t({
        message: 'Use lowercase letters, and an ending of two to four letters, such as .com.',
        comment:
          'Hint of the field for an email address: what comes after its last dot has two to four letters',
      })}
      {isRefused && longEnding.test(email ?? '') && (
        <>
          {' '}
          <Trans comment="phone is a telephone number">
            This form cannot take an address that ends in more than four letters. Please call{' '}
            <a _t="link" href={phoneLink}>
              {phone}
            </a>
            , and we take your request by telephone.
          </Trans>
        </>
      )}
    </>
  );
}
