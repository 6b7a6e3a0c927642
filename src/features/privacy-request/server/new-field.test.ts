import { expectTypeOf, test } from 'vitest';
import type { GroupsOf } from '#server/submission-fields.ts';
import type { PrivacyContent, PrivacyTextField } from '../model/privacy-request.ts';

test('a field of the privacy form that is no text does not compile until an export has words for it', () => {
  type Groups<Content> = GroupsOf<Content, PrivacyTextField>;
  type WithBoxes = PrivacyContent & { reasons: Record<string, boolean> };
  expectTypeOf<Groups<PrivacyContent>>().not.toExtend<Groups<WithBoxes>>();
});
