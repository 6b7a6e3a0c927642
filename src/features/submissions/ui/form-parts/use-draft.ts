import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { draftsKey } from '../../model/drafts-key.ts';
import { tabStorage } from '../../model/tab-storage.ts';
import { answersOf, type FormSpec } from './form-spec.ts';

/** What a form remembers of itself while its tab is open. */
export interface Draft {
  /** Fields that hold what was typed into another form of this tab. */
  carried: readonly string[];
  /** True from `clear` until the visitor types again: then `bringBack` undoes it. */
  wasCleared: boolean;
  /** For the moment when somebody comes into the form: what remembers is on its way before the first key. */
  onEntered(): void;
  /** Remembers the form as it stands, once the visitor has typed into it. */
  keep(): void;
  /** For every change inside the form: one of its fields is remembered, and a cleared form is a new one from then on. */
  onTyped(event: { target: EventTarget }): void;
  clear(): void;
  bringBack(): void;
}

/** What a hook of all forms may do with fields whose names only the form's own code knows. */
interface AnyField {
  setValue(name: string, value: unknown, options: { shouldDirty: boolean }): void;
  resetField(name: string, options: { defaultValue: unknown }): void;
}

/**
 * Keeps a form's answers for the tab, and gives them back when the form stands again: after a reload, after a look at
 * another page, in the other language. They are put in once React has taken over, so that server and browser render
 * the same, and without touching a field, so that no message shows. What the visitor typed before that moment stays.
 *
 * A form without a draft is offered what the person typed into another form. The code that reads and writes comes with
 * the focus, before the first key, or where the tab remembers something already: a form that is only looked at does
 * without it.
 *
 * A form that is to be forgotten is neither kept nor offered anything.
 *
 * @param initial What stands in the form by itself.
 * @param isFresh False for a form that came back filled in: it has its own answers.
 */
export function useDraft<Values extends FieldValues>(
  spec: FormSpec<Values>,
  form: UseFormReturn<Values>,
  initial: Values,
  isFresh: boolean,
): Draft {
  const fields = form as unknown as AnyField;
  const [keeper, setKeeper] = useState<Keeper>();
  const [carried, setCarried] = useState<readonly string[]>([]);
  const [cleared, setCleared] = useState<Values>();
  const begun = useRef(false);
  // A form that was only looked at leaves no trace, whatever a banner or another form has put into it.
  const isTyped = useRef(false);

  const { isForgetful = false } = spec;

  function remember(): void {
    if (isForgetful) return;
    isTyped.current = true;
    if (keeper === undefined) void loadKeeper().then(setKeeper);
    keep();
  }

  function keep(): void {
    if (isTyped.current) keeper?.keepDraft(spec, form.getValues(), initial);
  }

  useEffect(() => {
    if (isForgetful) return;
    const isFilled = JSON.stringify(form.getValues()) !== JSON.stringify(initial);
    if (isFilled || hasDrafts()) void loadKeeper().then(setKeeper);
  }, [form, initial, isForgetful]);

  useEffect(() => {
    // Once, when the code has come: later it would undo what the visitor does.
    if (keeper === undefined || begun.current) return;
    begun.current = true;
    const typed = keeper.typedIn(spec, form.getValues(), initial);
    if (!isFresh || Object.keys(typed).length > 0) isTyped.current = true;
    if (isFresh) {
      const { offered, isCarried } = keeper.offeredTo(spec, initial);
      const put = Object.keys(offered).filter((field) => !(field in typed));
      for (const field of put) fields.setValue(field, offered[field], { shouldDirty: true });
      if (isCarried) setCarried(put);
    }
    keep();
  });

  function clear(): void {
    setCleared(form.getValues());
    setCarried([]);
    for (const field of answersOf(spec)) fields.resetField(field, { defaultValue: initial[field] });
    // Remembered as empty, not forgotten: otherwise a reload would offer again what another form holds.
    remember();
  }

  function bringBack(): void {
    if (cleared === undefined) return;
    for (const field of answersOf(spec)) fields.setValue(field, cleared[field], { shouldDirty: true });
    setCleared(undefined);
    remember();
  }

  return {
    carried,
    wasCleared: cleared !== undefined,
    onEntered() {
      if (keeper === undefined && !isForgetful) void loadKeeper().then(setKeeper);
    },
    keep,
    onTyped({ target }) {
      const name = 'name' in target ? String(target.name).split('.')[0] : '';
      if (!answersOf(spec).some((field) => field === name)) return;
      setCleared(undefined);
      remember();
    },
    clear,
    bringBack,
  };
}

/** Forgets the answers of a form that was submitted, as soon as `isSubmitted`. */
export function useDraftUntil(isSubmitted: boolean, prefix: string): void {
  useEffect(() => {
    if (isSubmitted && hasDrafts()) {
      void loadKeeper().then((keeper) => keeper?.forgetDraft(prefix));
    }
  }, [isSubmitted, prefix]);
}

type Keeper = typeof import('./draft-keeper.ts');

/** Undefined when the file cannot be had: nothing is remembered then, and the next key asks again. */
async function loadKeeper(): Promise<Keeper | undefined> {
  try {
    const keeper = await import('./draft-keeper.ts');
    await keeper.open();
    return keeper;
  } catch {
    return undefined;
  }
}

function hasDrafts(): boolean {
  return tabStorage().getItem(draftsKey) !== null;
}
