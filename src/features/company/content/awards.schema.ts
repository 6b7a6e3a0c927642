import type { InferType } from 'yup';
import { id, listOf, pattern, words } from '#i18n/content-schema.ts';
/** Awards of the sample company, each with its drawn seal. */
export const schema = listOf({
  id: id(),
  /** Address of the seal, 240 by 280. */
  image: pattern(/^\/images\/[a-z-]+\.svg$/, 'be a drawing below /images'),
  /** Who gave it, for what, and in which year: what a listener hears in place of the seal. */
  name: words().matches(/\b20\d\d$|\{awardYear\}$/, 'must end with its year'),
});

/** What `awards.json` holds. */
export type Awards = InferType<typeof schema>;
