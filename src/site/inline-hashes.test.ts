import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test.each([
  ['a script', '<script>run()</script>', ['run()'], []],
  ['a module', '<script type="module" async>import "/a.js"</script>', ['import "/a.js"'], []],
  [
    'the inert module',
    '<script type="text/plain" id="app-module">import "/a.js"</script>',
    ['import "/a.js"'],
    [],
  ],
  ['a script of a file', '<script src="/a.js"></script><script type="module" src="/b.js"></script>', [], []],
  [
    'data',
    '<script type="application/ld+json">{}</script><script type="application/json">{}</script>',
    [],
    [],
  ],
  ['a style', '<style data-emotion="css a">.a{}</style>', [], ['.a{}']],
  ['an empty style', '<style></style>', [], ['']],
  ['the same script twice', '<script>a</script><script nonce="x">a</script>', ['a'], []],
  ['line ends and accents', '<script>\n  "ñ"\n</script>', ['\n  "ñ"\n'], []],
  ['a tag inside a script', '<script>"<style>x</style>"</script>', ['"<style>x</style>"'], []],
  ['capitals', '<SCRIPT>a</SCRIPT><Style>b</sTYLE >', ['a'], ['b']],
  ['other elements', '<scripted>a</scripted><p style="x">b</p>', [], []],
])('%s', (_, html, scripts, styles) => {
  expect(inlineHashes(html)).toEqual({ script: scripts.map(hash), style: styles.map(hash) });
});
