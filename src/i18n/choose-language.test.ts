import { expect, test } from 'vitest';
import { inEveryLanguage } from './choices.ts';
import { chooseLanguage, isLocalHost, type LanguageChoice } from './choose-language.ts';
import type { Language } from './language.ts';

const hosts = inEveryLanguage({ eng: 'www.example.com', es: 'es.example.com' });
const english = ['/firm', '/places'];
const spanish = ['/empresa', '/lugares'];

/** Both languages have `/` and the legal pages; nobody has the rest. */
function pathLanguage(path: string): Language | null {
  if (english.includes(path)) return 'eng';
  return spanish.includes(path) ? 'es' : null;
}

const memories = [null, undefined, '', 'eng', 'es', 'fr', 'ES', '__proto__'] as const;
const everyPath = ['/', '/eng', '/es', '/eng/', '/es/', '/firm', '/empresa', '/law', '/nowhere'];

const fixedHosts: [string, Language][] = [
  ['www.example.com', 'eng'],
  ['www.example.com:443', 'eng'],
  ['WWW.Example.COM', 'eng'],
  ['es.example.com', 'es'],
  ['ES.EXAMPLE.COM:8443', 'es'],
  ['es.example.com.', 'es'],
  ['es.localhost', 'es'],
  ['es.localhost:3000', 'es'],
  ['192.0.2.7:3000', 'eng'],
  ['unknown.example', 'eng'],
  ['localhost.example.com', 'eng'],
  ['', 'eng'],
];

test.each(fixedHosts)('the fixed host %s has one language and remembers nothing', (host, language) => {
  for (const path of everyPath) {
    for (const remembered of memories) {
      expect(chooseLanguage({ host, path, remembered, hosts, pathLanguage })).toEqual({
        language,
        remember: false,
        reason: 'host',
      });
    }
  }
});

const byMemory = (remembered: string | null | undefined): LanguageChoice =>
  remembered === 'eng' || remembered === 'es'
    ? { language: remembered, remember: false, reason: 'memory' }
    : { language: 'eng', remember: false, reason: 'default' };
const always = (language: Language, reason: LanguageChoice['reason']) => (): LanguageChoice => ({
  language,
  remember: true,
  reason,
});

const localRules: [string, (remembered: string | null | undefined) => LanguageChoice][] = [
  ['/eng', always('eng', 'language path')],
  ['/eng/', always('eng', 'language path')],
  ['/es', always('es', 'language path')],
  ['/es/', always('es', 'language path')],
  ['/firm', always('eng', 'path')],
  ['/places', always('eng', 'path')],
  ['/empresa', always('es', 'path')],
  ['/lugares', always('es', 'path')],
  ['/', byMemory],
  ['/law', byMemory],
  ['/leyes', byMemory],
  ['/nowhere', byMemory],
  ['/es/nowhere', byMemory],
  ['/ES', byMemory],
  ['/engage', byMemory],
  ['//es', byMemory],
];

test.each(localRules)('a local host decides %s by the rule for that path', (path, expected) => {
  for (const host of [
    'localhost',
    'localhost:3000',
    'LOCALHOST:1',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]:3000',
  ]) {
    for (const remembered of memories) {
      expect(chooseLanguage({ host, path, remembered, hosts, pathLanguage })).toEqual(expected(remembered));
    }
  }
});

test('a local host keeps both languages when it is also the configured English host', () => {
  const local = inEveryLanguage({ eng: 'localhost:3000', es: 'es.localhost:3000' });
  const ask = (host: string, path: string) =>
    chooseLanguage({ host, path, remembered: 'es', hosts: local, pathLanguage }).language;
  expect(ask('localhost:3000', '/')).toBe('es');
  expect(ask('localhost:3000', '/firm')).toBe('eng');
  expect(ask('es.localhost:3000', '/firm')).toBe('es');
});

test.each([
  ['localhost', true],
  ['127.0.0.1:8080', true],
  ['[::1]', true],
  ['es.localhost', false],
  ['www.example.com', false],
])('%s is a local host: %s', (host, local) => {
  expect(isLocalHost(host)).toBe(local);
});
