import type { Check } from '../contract.ts';
import { type Fault, reportOf } from '../faults.ts';
import { type Answer, answeredForms, type FormField, fieldsOf, sendForm } from '../page/forms.ts';

/** Words by which a form says that something is wrong, in the languages of this project. */
const wrongness =
  /\b(not accepted|not allowed|invalid|not valid|wrong|incorrect|error|errors|mistakes?|problem|failed|rejected|no (es )?válid[oa]|incorrect[oa]|inválid[oa]|errores|equivocad[oa])\b/iu;
const complaint =
  /\b(could not|cannot|can't|please|correct|check|missing|required|enter|fill|no se pudo|corrija|revise|faltan?|obligatori[oa]s?|escriba|ingrese)\b/iu;
const advice =
  /\d|\b(enter|use|type|write|choose|select|add|must|should|needs?|between|at least|at most|like|such as|example|format|missing|required|empty|escriba|ingrese|use|elija|agregue|debe|entre|al menos|ejemplo|formato|faltan?)\b/iu;
/** A pattern that nobody guesses: letters for digits, a number of digits, or an example of several groups. */
const pattern =
  /\b[DMYTJA]{2,4}\s?[./-]\s?[DMYTJA]{2,4}\b|\d+[./ -]\d+[./ -]\d+|\b[A-Z]{1,3}[ -]?\d{3,}|\b(\d+|four|five|six|eight|ten|cuatro|cinco|seis|ocho|diez) (digits|dígitos)/u;
const success = /\b(thank|thanks|success\w*|received|has been (sent|saved)|gracias|recibi\w+|enviad[oa])\b/iu;

/** A search that was asked for nothing or nonsense has an answer, and no error. */
const nothingFound = /\b(nothing found|no results?|no se encontr\w+|sin resultados|ning[uú]n resultado)\b/iu;

/** Sends each form empty and with nonsense, and reads what it says to it. */
export const formErrors: Check = {
  id: 'form-errors',
  title: {
    eng: 'A form says which field is wrong and how it is put right',
    es: 'El formulario dice qué campo está mal y cómo se corrige',
  },
  fix: {
    eng: 'Put a message in words at the field, name the field in the summary, and tell the format before and after.',
    es: 'Ponga junto al campo un mensaje con palabras, nombre el campo en el resumen y diga el formato antes y después.',
  },
  criteria: ['3.3.1', '3.3.2', '3.3.3'],
  appliesTo: ({ width, scheme, mode, state }) =>
    width === 1280 && scheme === 'light' && mode === 'default' && state === 'default',
  takesTurns: true,
  run: async ({ page, openAgain }) => {
    const forms = await answeredForms(page);
    const faults: Fault[] = [];
    for (const form of forms)
      for (const write of ['nothing', 'nonsense'] as const) {
        const other = await openAgain();
        try {
          await answeredForms(other);
          const fields = await fieldsOf(other, form);
          const answer = await sendForm(other, form, write);
          if (!answer.isElsewhere) faults.push(...judge(fields, answer, write));
        } finally {
          await other.close();
        }
      }
    const seen = new Set<string>();
    return reportOf({
      looked: forms.length,
      faults: faults.filter(({ message, selector }) => {
        const isNew = !seen.has(`${selector} ${message}`);
        seen.add(`${selector} ${message}`);
        return isNew;
      }),
    });
  },
};

/** What is wrong with a form's answer. Only what an empty form is told decides whether fields are named at all. */
export function judge(
  fields: readonly FormField[],
  { news, changed }: Answer,
  write: 'nothing' | 'nonsense',
): Fault[] {
  const faults: Fault[] = [];
  const tell = ({ selector, html }: Pick<Fault, 'selector' | 'html'>, message: string) =>
    faults.push({ selector, html, message });
  const words = news.map(({ text }) => text).join(' ');
  if (success.test(words) || nothingFound.test(words)) return [];
  const isNamed = ({ name, selector }: FormField) =>
    news.some(({ of }) => of === selector) || isNamedIn(name, words);
  if (write === 'nothing') {
    const marked = fields.filter(({ selector }) => changed.includes(selector));
    if (marked.length > 0 && news.length === 0)
      for (const field of marked)
        tell(field, `“${field.name}” is marked as wrong by its look, and no words say so.`);
    const empty = fields.filter(({ isEmpty }) => isEmpty);
    const [first] = news;
    if (
      first &&
      (wrongness.test(words) || complaint.test(words)) &&
      empty.length >= 2 &&
      !empty.some(isNamed)
    )
      tell(first, `“${words.slice(0, 60)}” does not say which field is meant.`);
  }
  for (const field of fields) {
    const said = news
      .filter(({ of }) => of === field.selector)
      .map(({ text }) => text)
      .join(' ');
    if (said === '') continue;
    const isPlain = said.split(' ').length <= 7 && wrongness.test(said) && !advice.test(said);
    if (isPlain && !advice.test(field.hints.replace(/\b(use|required|only)\b/gi, '')))
      tell(field, `“${said}” says that the answer is wrong and not what would be right.`);
    if (pattern.test(said) && !pattern.test(`${field.name} ${field.hints}`) && !/\d/.test(field.hints))
      tell(field, `“${said.slice(0, 60)}” tells a format that nothing told before.`);
  }
  return faults;
}

/** Whether a text names a field: by its whole label, or by a longer word of it. */
function isNamedIn(name: string, text: string): boolean {
  const lower = text.toLowerCase();
  const label = name
    .toLowerCase()
    .replace(/[*:()]|\b(required|obligatorio)\b/g, '')
    .trim();
  if (label !== '' && lower.includes(label)) return true;
  const long = label.match(/\p{L}{5,}/gu) ?? [];
  return long.some((word) => lower.includes(word));
}
