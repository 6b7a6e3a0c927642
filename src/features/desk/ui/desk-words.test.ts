import { expect, test } from 'vitest';
import { submissionKinds } from '#features/submissions/model/submission-kinds.ts';
import { fieldsOf } from '#server/submission-fields.ts';
import { fieldWords } from './desk-words.ts';

test('staff read words before every field of every form, and no word stands for a field that is gone', () => {
  const names = submissionKinds.flatMap((kind) =>
    fieldsOf({ kind, content: undefined }).map(([name]) => name),
  );
  expect([...new Set(names)].sort()).toEqual(Object.keys(fieldWords).sort());
});
