import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Dialog } from '#design-system/dialog/index.ts';
import { FilmPlayer } from './FilmPlayer.tsx';

export interface FilmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Heading of the window. */
  title: string;
  /** Takes the focus back on closing. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The film in a window over the page. Renders a `dialog`. A module of its own, since most visitors never open it. */
export function FilmDialog(props: FilmDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      {...props}
      focusOn="title"
      closeLabel={t({ message: 'Close', context: 'film', comment: 'Button that closes the film' })}
    >
      <FilmPlayer />
    </Dialog>
  );
}
