import { expect, test } from 'vitest';
import { noTrial, type Trial } from '../model/trial.ts';
import { trialCalls, trialPath } from './trial-calls.ts';

const origin = 'http://localhost:3000';

function open() {
  let trial: Trial = noTrial;
  const calls = trialCalls({
    sources: {
      trial: () => trial,
      begin: (next) => {
        trial = next;
      },
    },
    origins: [origin, 'http://es.localhost:3000'],
  });
  const post = (body: string, headers: Record<string, string> = { origin }) =>
    calls.request(trialPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });
  return { post, trial: () => trial };
}

test('the console chooses what is tried and is led back to itself, in its language', async () => {
  const { post, trial } = open();
  const answer = await post('quotes=failing&news=empty', {
    origin,
    referer: 'http://es.localhost:3000/consola?x=1',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/consola#trial']);
  expect(trial()).toEqual({ quotes: 'failing', news: 'empty' });
});

test('a page of another site changes nothing, and leads nobody there', async () => {
  const { post, trial } = open();
  expect((await post('quotes=failing', { origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post('quotes=failing', {})).status).toBe(403);
  expect(trial()).toEqual(noTrial);
  const away = await post('quotes=normal', { origin, referer: 'https://elsewhere.example/away' });
  expect(away.headers.get('location')).toBe('/#trial');
});

test('more letters than the form can send are refused', async () => {
  const { post, trial } = open();
  expect((await post(`quotes=failing&x=${'x'.repeat(2000)}`)).status).toBe(413);
  expect(trial()).toEqual(noTrial);
});
