import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { type PointerEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../icon/index.ts';
import { role, space } from '../theme/roles.ts';

interface DialogProps {
  open: boolean;
  /** Called when the visitor closes it, or leaves the page. Set `open` to `false` then. */
  onClose: () => void;
  /** The visible heading that names it. */
  title: string;
  /** Words of the close button. */
  closeLabel: string;
  /** Takes the focus on opening. Default: the close button; a dialog of much to explore starts at its heading. */
  focusOn?: 'close' | 'title';
  /** Takes the focus back on closing. Default: what had it on opening. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A window over the page. MUI's `Paper` as a native `dialog`, with its `DialogContent`, `DialogTitle`, `DialogActions` and
 * `Button` inside. The browser keeps the focus inside, takes the page behind out of reach and hears Escape: MUI's `Dialog`
 * hides the page by `aria-hidden` and not `inert`, so a focus may stay in what is hidden (mui/material-ui#43106).
 *
 * - It is named by its visible heading.
 * - On opening the focus is on the close button, or on the heading where its owner asks for that.
 * - A heading that takes the focus does not come first: it is said when it takes it.
 * - Escape, the close button and a press on the backdrop each ask to close.
 * - A press that starts inside and ends on the backdrop does not close.
 * - On closing the focus returns to what opened it.
 * - Going to another page asks to close.
 * - Its content is there only while it is open.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  focusOn = 'close',
  returnFocusTo,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const pressedBackdrop = useRef(false);
  const titleId = useId();
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement ? focused : null;
    if (!element.open) element.showModal();
    // Chosen here and not by `autofocus`, which React takes out of the document.
    if (focusOn === 'title') element.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    lockScroll();
    return () => {
      unlockScroll();
      element.close();
      (returnFocusTo?.current ?? opener.current)?.focus();
    };
  }, [open, focusOn, returnFocusTo]);

  useEffect(() => {
    if (!open) openedOn.current = pathname;
    else if (openedOn.current !== pathname) onClose();
  }, [open, pathname, onClose]);

  const isBackdrop = (event: { target: EventTarget }) => event.target === dialog.current;

  const close = (
    <DialogActions>
      <Button variant="secondary" size="small" onClick={onClose}>
        <Icon name="close" />
        <span>{closeLabel}</span>
      </Button>
    </DialogActions>
  );

  return (
    <Frame
      component="dialog"
      ref={dialog}
      aria-labelledby={open ? titleId : undefined}
      data-surface="plate"
      onCancel={(event) => {
        // Closing is the owner's: a dialog that shut itself would be open in the state and shut on the screen.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser may insist on closing (a second Escape, the back gesture); then the state follows.
        if (open) onClose();
      }}
      onPointerDown={(event: PointerEvent) => {
        pressedBackdrop.current = isBackdrop(event);
      }}
      onClick={(event) => {
        if (isBackdrop(event) && pressedBackdrop.current) onClose();
      }}
    >
      {open && (
        <DialogContent>
          <Top>
            {/* The page behind leaves Orca's sight together with the button that had the focus, and it goes on, without a word, at the
                first thing that is left. A focus that then comes to this same thing is no news to it. */}
            {focusOn === 'title' && close}
            <DialogTitle id={titleId} tabIndex={focusOn === 'title' ? -1 : undefined}>
              {title}
            </DialogTitle>
            {focusOn === 'close' && close}
          </Top>
          {children}
        </DialogContent>
      )}
    </Frame>
  );
}

/** Keeps the page behind still; where a scroll bar takes room, its room stays, so that nothing moves. */
function lockScroll() {
  const { documentElement } = document;
  const takesRoom = window.innerWidth > documentElement.clientWidth;
  documentElement.dataset.scrollLock = takesRoom ? 'gutter' : '';
}

function unlockScroll() {
  delete document.documentElement.dataset.scrollLock;
}

const Frame = styled(Paper)({
  width: 'min(72rem, 100% - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: `2px solid ${role.border}`,
  borderTop: `4px solid ${role.mark}`,
  overflow: 'auto',
  // The page behind must not scroll along when the end is reached.
  overscrollBehavior: 'contain',
  '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 75%)' },
}) as typeof Paper;

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s5}`,
  // In the far corner, wherever it stands in the document.
  '& > .MuiDialogActions-root': { order: 1 },
});
