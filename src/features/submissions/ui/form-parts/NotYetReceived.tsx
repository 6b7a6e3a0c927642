import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#design-system/button/index.ts';

/** Nearly every answer is there by then; words that come and go at once help nobody. */
const quickAnswer = 1000;

/**
 * Where a request is that the server does not have yet, what would lose it, and a way to keep what was written. Renders a
 * paragraph and a button, or nothing while an answer may still come at once.
 */
export function NotYetReceived({ durable, copy }: { durable: boolean; copy: string | undefined }) {
  const { t } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, quickAnswer, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <>
      <p>
        {durable ? (
          <Trans>
            We do not have your request yet. It waits on this device, locked so that only we can open it. If
            you clear this browser’s data for this site before we have it, it is lost.
          </Trans>
        ) : (
          <Trans>
            We do not have your request yet, and this browser keeps no copy of it. If you close this page
            before we have it, it is lost.
          </Trans>
        )}
      </p>
      {copy !== undefined && copy !== '' && (
        <Button
          variant="secondary"
          onClick={() =>
            save(copy, t({ message: 'my-request.txt', comment: 'Name of a file that a visitor saves' }))
          }
        >
          <Trans comment="Button: saves a text file with the answers of a form">
            Save a copy of what you wrote
          </Trans>
        </Button>
      )}
    </>
  );
}

/** Hands a text to the browser as a file to keep. */
function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
