import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { click, openPage, renderPage, type TestPage } from '../test-page.tsx';
import { Dialog } from './Dialog.tsx';

// jsdom has no modal dialogs. This is as much of one as the component asks for: open, closed, focus on the first control.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});

function Film({ focusOn }: { focusOn?: 'close' | 'title' }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Watch
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="The year in our yards"
        closeLabel="Close"
        focusOn={focusOn}
      >
        <p>Film</p>
      </Dialog>
    </>
  );
}

let page: TestPage;

afterEach(() => page.leave());

function openFilm() {
  page = openPage(<Film />);
  click(page.named('Watch'));
  return page.find<HTMLDialogElement>('dialog');
}

function pointer(type: 'pointerdown' | 'click', target: Element) {
  act(() => {
    target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
  });
}

test('it is named by its visible heading', () => {
  const dialog = openFilm();
  expect(dialog.open).toBe(true);
  const heading = page.find('h2');
  expect(heading.textContent).toBe('The year in our yards');
  expect(dialog.getAttribute('aria-labelledby')).toBe(heading.id);
});

test('on opening the focus is on the close button', () => {
  openFilm();
  expect(document.activeElement).toBe(page.named('Close'));
});

test('a dialog that asks for it opens with the focus on its heading, so that its title is said', () => {
  page = openPage(<Film focusOn="title" />);
  click(page.named('Watch'));
  expect(document.activeElement).toBe(page.find('h2'));
});

test.each([
  ['title', 'Close'],
  ['close', 'The year in our yards'],
] as const)(
  'a dialog with the focus on its %s does not begin with it: Orca is there before and would say nothing',
  (focusOn, first) => {
    page = openPage(<Film focusOn={focusOn} />);
    click(page.named('Watch'));
    expect(page.find('dialog').textContent).toMatch(new RegExp(`^${first}`));
  },
);

test('the close button closes and the focus returns to what opened it', () => {
  const dialog = openFilm();
  click(page.named('Close'));
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(page.named('Watch'));
});

test('Escape closes by the state, not behind its back', () => {
  const dialog = openFilm();
  const cancel = new Event('cancel', { cancelable: true });
  act(() => {
    dialog.dispatchEvent(cancel);
  });
  expect(cancel.defaultPrevented).toBe(true);
  expect(dialog.open).toBe(false);
  expect(document.activeElement).toBe(page.named('Watch'));
});

test('a press on the backdrop closes', () => {
  const dialog = openFilm();
  pointer('pointerdown', dialog);
  pointer('click', dialog);
  expect(dialog.open).toBe(false);
});

test('a press that starts inside and ends on the backdrop does not close', () => {
  const dialog = openFilm();
  pointer('pointerdown', page.find('h2'));
  pointer('click', dialog);
  expect(dialog.open).toBe(true);
});

test('going to another page closes', () => {
  const dialog = openFilm();
  page.goTo('/firm');
  expect(dialog.open).toBe(false);
});

test('the page behind is still while it is open, and scrolls again after', () => {
  openFilm();
  expect(document.documentElement.dataset.scrollLock).toBeDefined();
  click(page.named('Close'));
  expect(document.documentElement.dataset.scrollLock).toBeUndefined();
});

test('its content is there only while it is open', () => {
  expect(renderPage(<Film />)).not.toContain('Film');
  openFilm();
  expect(page.find('dialog').textContent).toContain('Film');
});
