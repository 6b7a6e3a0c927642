import { expect, test } from 'vitest';
import { openPage } from '../test-page.tsx';
import { Card } from './index.ts';

test('it is an article, named by its heading where it is given one', () => {
  const page = openPage(
    <>
      <Card labelledBy="bales">
        <h3 id="bales">Bales</h3>
      </Card>
      <Card as="div">Nothing else</Card>
    </>,
  );
  const article = page.find('article');
  expect(document.getElementById(article.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Bales');
  page.leave();
});
