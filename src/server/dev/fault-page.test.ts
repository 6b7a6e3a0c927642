import { expect, test } from 'vitest';
import { faultPage } from './fault-page.ts';

test('the page shows the fault as text, and loads itself again without a script', () => {
  const html = faultPage({ title: 'Not now', text: 'return <p>"a" & b</p>;\n  ^', again: 2 });
  expect(html).toContain(
    '<pre style="white-space:pre-wrap">return &lt;p&gt;&quot;a&quot; &amp; b&lt;/p&gt;;\n  ^</pre>',
  );
  expect(html).toContain('<meta http-equiv="refresh" content="2">');
  expect(html).not.toContain('<script');
});
