import alerts from '#content/investors/email-alerts.json';
import { translateContent } from '#i18n/content-words.ts';
import { messages } from '#locale/investors-content.po';

/** What the page about e-mail alerts shows, in this build's language. */
export function readAlerts() {
  const words = translateContent(alerts, 'email-alerts', messages);
  return {
    ...words,
    steps: {
      ...words.steps,
      items: words.steps.items.map(({ detail: meta, ...step }) => ({ ...step, meta })),
    },
  };
}
