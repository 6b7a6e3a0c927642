import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useRevalidator } from 'react-router';

/** How long nobody types before the answer follows, in milliseconds. */
const pause = 250;

/** Marks an address of the history that came from these fields, which therefore stay as they were typed. */
const typed = { typed: true };

const isTyped = (state: unknown): boolean => state !== null && typeof state === 'object' && 'typed' in state;

interface Question {
  /** The address that asks for what the page shows. */
  shown: string;
  /** False when the server did not answer: the same question may be asked again then. */
  isAnswered: boolean;
  /** The address that asks for what stands in the fields. */
  read: () => string;
  /** Writes what the page shows into the fields. */
  write: () => void;
  /** Whether enough stands in the fields to ask while somebody types. Default: always. */
  isEnough?: () => boolean;
}

interface FollowingAnswer {
  /** Somebody types or chooses: the answer follows after a pause, and takes the place of the address before. */
  onType: () => void;
  /** Enter or the button: the answer follows at once, and Back returns to what was asked before. */
  onSubmit: () => void;
  /** How often somebody asked again for what is shown already: it is said again then. */
  repeats: number;
}

/**
 * Lets the answer follow what is typed into a GET form. The fields are the visitor's: nothing is written into them while
 * somebody types, only when the question comes from elsewhere (Back, a link). An answer that was overtaken is never
 * shown: the router gives up its request.
 */
export function useFollowingAnswer({ shown, isAnswered, read, write, isEnough }: Question): FollowingAnswer {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { key, state } = useLocation();
  const type = useNavigationType();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(shown);
  const arrival = useRef(key);
  const [repeats, setRepeats] = useState(0);

  const ask = (target: string, replace: boolean) => {
    clearTimeout(timer.current);
    asked.current = target;
    void navigate(target, { replace, preventScrollReset: true, state: typed });
  };

  const onType = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const target = read();
      if (target !== asked.current && isEnough?.() !== false) ask(target, true);
    }, pause);
  };

  const onSubmit = () => {
    clearTimeout(timer.current);
    const target = read();
    if (target !== asked.current) ask(target, false);
    else if (!isAnswered) void revalidate();
    else if (target === shown) setRepeats((count) => count + 1);
  };

  // What was typed before the script ran is a question too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is taken over once
  useEffect(() => {
    if (read() !== shown) onType();
    return () => clearTimeout(timer.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what writes is made anew with each answer
  useEffect(() => {
    if (arrival.current === key) return;
    arrival.current = key;
    if (isTyped(state) && type !== 'POP') return;
    clearTimeout(timer.current);
    asked.current = shown;
    write();
  }, [key, state, type, shown]);

  return { onType, onSubmit, repeats };
}
