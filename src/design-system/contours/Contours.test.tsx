import { expect, test } from 'vitest';
import { renderPage } from '../test-page.tsx';
import { Contours } from './index.ts';

test.each(['ridge', 'corner', 'divider'] as const)(
  'the %s is hidden from assistive technology and takes no focus',
  (cut) => {
    const html = renderPage(<Contours cut={cut} />);
    expect(html).toMatch(/<svg[^>]* aria-hidden="true"/);
    expect(html).not.toMatch(/tabindex|<a\b/i);
  },
);
