import { type ComponentType, useState } from 'react';
import type { FilmDialogProps } from './FilmDialog.tsx';
import { filmFiles } from './film-files.ts';

const loadDialog = () => import('./FilmDialog.tsx');

/** The film's window, whose code is fetched when a hand comes near the button. */
export interface FilmDialogState {
  /** Nothing until it has been opened once. */
  Dialog: ComponentType<FilmDialogProps> | undefined;
  isOpen: boolean;
  /** Fetches the code, so that the press finds it there. */
  prepare: () => void;
  open: () => Promise<void>;
  close: () => void;
}

/** Opens and closes the film's window. When its code cannot be had, the browser plays the file instead. */
export function useFilmDialog(): FilmDialogState {
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    Dialog,
    isOpen,
    prepare: () => {
      loadDialog().catch(() => undefined);
    },
    open: async () => {
      try {
        const { FilmDialog } = await loadDialog();
        setDialog(() => FilmDialog);
        setIsOpen(true);
      } catch {
        window.location.assign(filmFiles.mp4);
      }
    },
    close: () => setIsOpen(false),
  };
}
