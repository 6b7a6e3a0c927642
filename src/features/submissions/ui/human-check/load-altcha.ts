// The build without workers and styles inside: a strict content policy lets neither blobs nor injected styles run.
import 'altcha/external';
import type { AltchaGlobal } from 'altcha/types';
import type { AltchaWidgetElement } from 'altcha/types/generic';
// A file of our own origin: the policy's `worker-src 'self'` allows nothing else.
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { language } from '#i18n/current.ts';
import { htmlLang } from '#i18n/language.ts';

/**
 * A fresh `altcha-widget` element with our worker and our one word.
 * @param challengeUrl Where the widget fetches its puzzle.
 * @param label Its name in every state: a checkbox whose name changes while it is used is heard as another control. Its
 *   other texts never show: we hide its popovers and say these things ourselves.
 */
export function createAltcha(challengeUrl: string, label: string): AltchaWidgetElement {
  const altcha = (globalThis as unknown as { $altcha: AltchaGlobal }).$altcha;
  altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
  altcha.i18n.set(htmlLang[language], {
    ...altcha.i18n.get('en'),
    ...{ label, verifying: label, verified: label, verificationRequired: label, waitAlert: label },
    // It would come as HTML in a string, hidden or not, which the page's policy does not take.
    footer: '',
  });
  const widget = document.createElement('altcha-widget');
  const attributes = { challenge: challengeUrl, auto: 'off', display: 'standard', type: 'native' };
  for (const [name, value] of Object.entries(attributes)) widget.setAttribute(name, value);
  widget.setAttribute('language', htmlLang[language]);
  widget.setAttribute(
    'configuration',
    JSON.stringify({
      hideFooter: true,
      hideLogo: true,
      // It would record how the pointer moves. Nobody asked the visitor for that.
      humanInteractionSignature: false,
      minDuration: 0,
      workers: 2,
    }),
  );
  widget.addEventListener('load', () => correct(widget));
  // It writes them anew with each state, after it has told the state.
  widget.addEventListener('statechange', () => requestAnimationFrame(() => correct(widget)));
  return widget;
}

/**
 * A required box that nobody has ticked yet is wrong to Firefox, which tells screen readers so whatever else the box says of
 * itself: only ARIA says that it must be ticked. The form asks for its answer. An empty direction and an empty name are no HTML,
 * and checkers stumble over them.
 */
function correct(widget: HTMLElement): void {
  for (const box of widget.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    box.required = false;
    box.setAttribute('aria-required', 'true');
  }
  for (const name of ['dir', 'name'])
    for (const element of widget.querySelectorAll(`[${name}=""]`)) element.removeAttribute(name);
}
