import { language } from '#i18n/current.ts';
import { otherLanguage } from '#i18n/language.ts';
import { messages } from '#other-locale/legal-content.po';
import { readLegalText } from './legal-text.server.ts';

/** The legal notices in the language that the site is not in. */
export const readOtherLegalNotices = () => readLegalText(otherLanguage(language), messages);
