import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#design-system/button/index.ts';
import { ScriptOnly, Stack } from '#design-system/layout/index.ts';
import { PrintButton } from '#design-system/print/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';

interface ShareReleaseProps {
  /** The whole address of the release. */
  address: string;
  title: string;
}

/**
 * Ways to pass a release on: by email, as a copied address, on paper. No network is asked and none learns of it.
 * Renders a stack; what only a script can do is not seen where scripts are off.
 */
export function ShareRelease({ address, title }: ShareReleaseProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    (navigator.clipboard?.writeText(address) ?? Promise.reject()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Stack data-print="hide" sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <Button
        variant="secondary"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`}
      >
        <Trans comment="Link that opens a new email holding the title and the address of a news release">
          Share by email
        </Trans>
      </Button>
      <ScriptOnly>
        <Button variant="secondary" onClick={copy}>
          <Trans comment="Button that copies the web address of a news release">Copy the link</Trans>
        </Button>
      </ScriptOnly>
      <StatusRegion>
        {copied === true && <Trans comment="Said after the address of a page was copied">Link copied</Trans>}
        {copied === false && (
          <Trans comment="{address} is the web address of this page">
            The browser does not allow copying. This is the address: {address}
          </Trans>
        )}
      </StatusRegion>
      <PrintButton label={t({ message: 'Print this release', comment: 'Button that prints the page' })} />
    </Stack>
  );
}
