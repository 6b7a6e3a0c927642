import { styled } from '@mui/material/styles';
import { afterEach, expect, test } from 'vitest';
import { openPage, type TestPage } from '../test-page.tsx';
import { PlainList } from './PlainList.tsx';

let page: TestPage;

afterEach(() => page.leave());

const Row = styled(PlainList)({ display: 'flex' });

test('a list has no marks and no room of its own', () => {
  page = openPage(<PlainList role="list" />);
  const style = getComputedStyle(page.find('ul[role=list]'));
  expect([style.listStyleType, style.marginTop, style.paddingLeft]).toEqual(['none', '0px', '0px']);
});

test('a list that adds to it keeps what it takes away, in one class', () => {
  page = openPage(<Row />);
  const list = page.find('ul');
  const style = getComputedStyle(list);
  expect([style.display, style.listStyleType, style.paddingLeft]).toEqual(['flex', 'none', '0px']);
  expect([...list.classList].filter((name) => name.startsWith('css-'))).toHaveLength(1);
});

test('an order is told by an `ol`', () => {
  page = openPage(<Row component="ol" role="list" />);
  expect(getComputedStyle(page.find('ol[role=list]')).display).toBe('flex');
});
