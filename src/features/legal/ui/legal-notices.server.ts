import { language } from '#i18n/current.ts';
import { messages } from '#locale/legal-content.po';
import { readLegalText } from './legal-text.server.ts';

/** The legal notices in the language of the site. */
export const readLegalNotices = () => readLegalText(language, messages);
