import { expect, test } from 'vitest';
import { placeEnvironment, placeholderEnvironment, shownEnvironment } from './environments.ts';

const page = `<html data-runs="${placeholderEnvironment}"><head></head><div id="privacy-choices"></div><header></header></html>`;
const notice = { html: '<section>QA: $&</section>', styles: '<style>$1</style>' };

test('a prerendered page says where it is served, with the notice before its header', () => {
  expect(placeEnvironment(page, 'QA', notice)).toBe(
    '<html data-runs="qa"><head><style>$1</style></head><div id="privacy-choices"></div><section>QA: $&</section><header></header></html>',
  );
});

test.each(['production', 'staging', ''])('a page served in "%s" has no notice', (environment) => {
  expect(placeEnvironment(page, environment, null)).toBe(
    '<html data-runs=""><head></head><div id="privacy-choices"></div><header></header></html>',
  );
});

test.each([
  ['development', 'development'],
  ['AzureDev', 'azuredev'],
  ['QA', 'qa'],
])('the name "%s" stands for %s', (name, environment) => {
  expect(shownEnvironment(name)).toBe(environment);
});

test.each([null, 7, { name: 'qa' }, 'production'])('%j names no environment that shows itself', (answer) => {
  expect(shownEnvironment(answer)).toBeNull();
});
