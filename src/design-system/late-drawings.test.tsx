import { expect, test } from 'vitest';
import { LateDrawings, Lines } from './late-drawings.tsx';
import { openHydratedPage, openPage, renderPage } from './test-page.tsx';

const file = '/scene.svg#scene';
const drawing = (
  <svg aria-hidden="true">
    <Lines href={file} />
  </svg>
);
const late = <LateDrawings>{drawing}</LateDrawings>;

test('the lines of a drawing come from its file', () => {
  expect(renderPage(drawing)).toContain(`<use href="${file}">`);
});

test('below the first screen the server names the file for the page script, and for who has no script', () => {
  const [withScript, without] = renderPage(late).split('<noscript');
  expect(withScript).toContain(`<svg aria-hidden="true"><use data-late="${file}"></use></svg>`);
  expect(without).toContain(`<svg aria-hidden="true"><use href="${file}"></use></svg>`);
});

test('what is left out without script has no copy', () => {
  expect(renderPage(<LateDrawings isOptional>{drawing}</LateDrawings>)).not.toContain('<noscript');
});

test('where React draws, it fetches the lines', () => {
  expect(openPage(late).find('use').getAttribute('href')).toBe(file);
});

test.each([true, false])('where React takes over, lines are there once (fetched before: %s)', (isFetched) => {
  const page = openHydratedPage(late, (served) => {
    if (isFetched) served.querySelector('use')?.setAttribute('href', file);
  });
  page.render(late);
  expect(page.find('use').getAttribute('href')).toBe(file);
});
