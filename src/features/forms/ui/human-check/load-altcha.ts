// The build without workers and styles inside: a strict content policy lets neither blobs nor injected styles run.
import 'altcha/external';
import type { AltchaGlobal } from 'altcha/types';
// A file of our own origin: the policy's `worker-src 'self'` allows nothing else.
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { language } from '#i18n/current.ts';
import { htmlLang } from '#i18n/language.ts';

/** The words inside the widget. Its other texts never show: we hide its popovers and say these things ourselves. */
export interface AltchaWords {
  label: string;
}

/** Registers the `altcha-widget` element with our worker and our words. Safe to call more than once. */
export function prepareAltcha({ label }: AltchaWords): void {
  const altcha = (globalThis as unknown as { $altcha: AltchaGlobal }).$altcha;
  altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
  // One name in every state: a checkbox whose name changes while it is used is heard as another control.
  altcha.i18n.set(htmlLang[language], {
    ...altcha.i18n.get('en'),
    ...{ label, verifying: label, verified: label, verificationRequired: label, waitAlert: label },
  });
}
