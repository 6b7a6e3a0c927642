import type { Settings } from '../env.ts';

/** The settings that browsers may read. Written out by hand: a new setting stays private until someone adds it here. */
export function publicSettings(settings: Settings): Map<string, string | boolean | null> {
  return new Map<string, string | boolean | null>([
    ['recaptchaSiteKey', settings.recaptcha?.siteKey ?? null],
    ['humanCheck', settings.recaptcha ? 'recaptcha' : 'altcha'],
    ['analyticsId', settings.analyticsId],
  ]);
}
