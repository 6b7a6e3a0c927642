import { type Choices, choiceFor } from '#i18n/choices.ts';
import { language } from '#i18n/current.ts';
import { pathTo } from '#site/paths.ts';

/** Where the notice at collection stands on the legal notices of each language. */
const fragment: Choices<string> = { eng: 'privacy', es: 'privacidad' };

/** The address of the notice at collection. */
export function collectionNotice(): string {
  return pathTo('legal-notices', { hash: choiceFor(fragment, language) });
}
