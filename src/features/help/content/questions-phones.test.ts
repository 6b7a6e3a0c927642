import { expect, test } from 'vitest';
import questions from './questions.json';

/** A link with a number between its tags: each number has a link of its own. */
const linked = { phone: '{phone}', privacy: '{privacyPhone}' };

test('each number of an answer is the link that calls it', () => {
  const answers = questions.flatMap((group) => group.questions.flatMap(({ answer }) => answer)).join('\n');
  const bare = answers.replaceAll(/<(\w+)>(\{\w+\})<\/\1>/g, (whole, tag: string, number: string) =>
    linked[tag as keyof typeof linked] === number ? '' : whole,
  );
  expect(bare.match(/\{\w*[pP]hone\}/g)).toBeNull();
});
