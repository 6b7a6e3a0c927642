import { acceptCategory, run } from 'vanilla-cookieconsent';
import { language } from '#i18n/current.ts';
import { analyticsCookie, consentKey, consentRevision } from '../model/consent.ts';

let running: Promise<void> | undefined;

/**
 * Starts the consent library: it keeps the choice, wakes the scripts that the choice allows and erases their cookies
 * when it no longer does. Its dialogs are never made (it is given no words for them): `ConsentRegion` asks instead,
 * within the page, with native fields and our own words.
 *
 * With an opt-out signal no script is woken, and a permission of earlier days is withdrawn.
 */
export async function startConsent(optOut: boolean): Promise<void> {
  running ??= run({
    autoShow: false,
    manageScriptTags: !optOut,
    // Otherwise nothing works in a browser that is driven by a test.
    hideFromBots: false,
    revision: consentRevision,
    cookie: { name: consentKey, useLocalStorage: true },
    categories: {
      necessary: { readOnly: true },
      analytics: { autoClear: { cookies: [{ name: analyticsCookie }] } },
    },
    language: { default: language, translations: { [language]: wordless } },
  });
  await running;
  if (optOut) acceptCategory([]);
}

/** Keeps a choice and acts on it. */
export async function saveConsent(analytics: boolean, optOut: boolean): Promise<void> {
  await startConsent(optOut);
  acceptCategory(analytics && !optOut ? ['analytics'] : []);
}

type Translation = Parameters<typeof run>[0]['language']['translations'][string];

/** No words for the dialogs that we do not use: the library then makes none. */
const wordless = {} as Translation;
