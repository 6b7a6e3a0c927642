import { expect, test } from 'vitest';
import { createVoice } from './say-once.ts';

test('what two languages find is said once, whatever the clock says, and again after the next save', () => {
  const said: string[] = [];
  const voice = createVoice((text) => said.push(text));
  voice.say('12:01:59 PM [vite] Unexpected token\n');
  voice.say('\u001b[31m12:02:00 PM [vite] Unexpected token\u001b[39m\n');
  voice.say('another fault\n');
  expect(said).toEqual(['12:01:59 PM [vite] Unexpected token\n', 'another fault\n']);
  voice.saved();
  voice.say('another fault\n');
  expect(said).toHaveLength(3);
});
