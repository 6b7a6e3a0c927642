import './add-words.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Dialog } from '#design-system/dialog/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';

/** Props of `LeavingDialog`. */
export interface LeavingDialogProps {
  open: boolean;
  /** The same page in the other language. */
  href: string;
  onStay: () => void;
}

/**
 * Asks before a visitor leaves for the page in the other language, which stands on another host: the browser keeps what is
 * typed apart for each host, so it cannot come along. Renders the site's dialog; its first button, which has the focus,
 * stays.
 */
export function LeavingDialog({ open, href, onStay }: LeavingDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t({
        message: 'What you typed stays here',
        comment: 'Heading of a question, asked before the language is changed while a form is half filled',
      })}
      closeLabel={t({
        message: 'Stay on this page',
        comment: 'Button that stays with a half filled form instead of changing the language',
      })}
    >
      <Stack>
        <Text>
          <Trans comment="Asked before the language is changed while a form is half filled">
            The page in the other language has an address of its own, and its form starts empty. If you go on,
            you will have to type your answers again there.
          </Trans>
        </Text>
        <Button href={href} variant="secondary">
          {t({
            message: 'Change the language anyway',
            comment: 'Button that changes the language and leaves a half filled form',
          })}
        </Button>
      </Stack>
    </Dialog>
  );
}
