import { baseForm } from './filings.ts';

/** The help for a form: `10-K/A` → that of `10-K`, `424B5` → that of `424B`. */
export function helpFor<Help>(help: ReadonlyMap<string, Help>, form: string): Help | null {
  const base = baseForm(form);
  const known = [...help.keys()].find((code) => code === base || (code === '424B' && base.startsWith(code)));
  return known === undefined ? null : (help.get(known) ?? null);
}

/** `Form 10-K` → `10-K`, `Schedule 13D` → `SC 13D`, as the SEC writes it in its lists. */
export function formCode(name: string): string {
  return name.replace(/^Form /, '').replace(/^Schedule /, 'SC ');
}
