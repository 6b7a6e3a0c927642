import { draftsKey } from './drafts-key.ts';
import { isPlainObject } from './form-rules.ts';

/** The part of a storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What one form holds beyond what stands in it by itself, and when it was typed (milliseconds since 1970). */
interface Draft {
  at: number;
  values: Record<string, unknown>;
}

/** No field takes more; what is longer was not typed into our forms. */
const longest = 1000;

/** Good for one request, and for a few minutes. */
const answerField = 'recaptcha';

/** Who is typing: fields that several forms ask for, by their wire names. */
const personFields = ['name', 'firstName', 'lastName', 'email', 'phone', 'company'] as const;

/** What is known of the person at this tab from other forms. */
export type Person = Partial<Record<(typeof personFields)[number], string>>;

/**
 * The draft of a form: the fields that were filled in, as far as they have the shape of `example`; undefined when there
 * is none. An emptied form has a draft without fields: nothing is offered to it again.
 */
export function readDraft<Values extends object>(
  storage: DraftStorage,
  form: string,
  example: Values,
): Partial<Values> | undefined {
  const draft = readAll(storage)[form];
  if (draft === undefined) return undefined;
  const known = Object.entries(example).filter(
    ([field, value]) => field !== answerField && hasShapeOf(draft.values[field], value),
  );
  return Object.fromEntries(known.map(([field]) => [field, draft.values[field]])) as Partial<Values>;
}

/** Keeps what a form holds. A browser that refuses storage keeps nothing, and the form works as ever. */
export function storeDraft(storage: DraftStorage, form: string, values: object, at: number): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([field]) => field !== answerField));
  writeAll(storage, { ...readAll(storage), [form]: { at, values: kept } });
}

/** Forgets what a form held. */
export function dropDraft(storage: DraftStorage, form: string): void {
  const { [form]: dropped, ...others } = readAll(storage);
  if (dropped !== undefined) writeAll(storage, others);
}

/** What other forms of this tab hold about the person; the form typed into last has the last word. */
export function personIn(storage: DraftStorage, besides: string): Person {
  const others = Object.entries(readAll(storage))
    .filter(([form]) => form !== besides)
    .map(([, draft]) => draft)
    .sort((one, other) => one.at - other.at);
  const person: Person = {};
  for (const { values } of others) {
    for (const field of personFields) {
      const value = values[field];
      if (typeof value === 'string' && value !== '' && value.length <= longest) person[field] = value;
    }
  }
  // Two names make a whole one; a whole one cannot be taken apart, since many people have two family names.
  const whole = [person.firstName, person.lastName].filter((part) => part !== undefined).join(' ');
  return person.name === undefined && whole !== '' ? { ...person, name: whole } : person;
}

function readAll(storage: DraftStorage): Record<string, Draft> {
  try {
    const value: unknown = JSON.parse(storage.getItem(draftsKey) ?? '{}');
    if (!isPlainObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
    );
  } catch {
    return {};
  }
}

function writeAll(storage: DraftStorage, drafts: Record<string, Draft>): void {
  try {
    if (Object.keys(drafts).length === 0) storage.removeItem(draftsKey);
    else storage.setItem(draftsKey, JSON.stringify(drafts));
  } catch {
    // Storage is switched off or full; nothing depends on it.
  }
}

function isDraft(value: unknown): value is Draft {
  return isPlainObject(value) && typeof value.at === 'number' && isPlainObject(value.values);
}

/** True for a text, a tick, or a group of them, as the empty form has it at that place. */
function hasShapeOf(value: unknown, example: unknown): boolean {
  if (isPlainObject(example)) {
    const fields = Object.entries(example);
    return (
      isPlainObject(value) &&
      Object.keys(value).length === fields.length &&
      fields.every(([field, inner]) => Object.hasOwn(value, field) && hasShapeOf(value[field], inner))
    );
  }
  if (typeof value === 'string') return typeof example === 'string' && value.length <= longest;
  return typeof value === 'boolean' && typeof example === 'boolean';
}
