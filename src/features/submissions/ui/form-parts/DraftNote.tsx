import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { ScriptOnly, Stack, Text } from '#design-system/layout/index.ts';
import { StatusRegion } from '#design-system/status/index.ts';
import type { Draft } from './use-draft.ts';

/** Props of `DraftNote`. */
export interface DraftNoteProps {
  draft: Pick<Draft, 'wasCleared' | 'clear' | 'bringBack'>;
}

/**
 * Says what the tab remembers and lets the visitor forget it. One button does and undoes, so that the focus stays where
 * it is and a press by mistake costs nothing. Renders a `div`, and nothing without script, which remembers nothing.
 */
export function DraftNote({ draft }: DraftNoteProps) {
  const { t } = useLingui();
  const { wasCleared, clear, bringBack } = draft;
  return (
    <ScriptOnly data-print="hide">
      <Stack row gap="links">
        <Text muted>
          <Trans>
            This tab remembers what you type, locked, until you submit or clear the form, close the tab, or
            type nothing for 30 minutes.
          </Trans>
        </Text>
        <Button variant="quiet" onClick={wasCleared ? bringBack : clear}>
          {wasCleared
            ? t({ message: 'Bring my answers back', comment: 'Button that undoes the clearing of a form' })
            : t({ message: 'Clear the form', comment: 'Button that empties all fields of a form' })}
        </Button>
        <StatusRegion hidden>{wasCleared ? t`The form has been cleared.` : ''}</StatusRegion>
      </Stack>
    </ScriptOnly>
  );
}
