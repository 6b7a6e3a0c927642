import { expect, test } from 'vitest';
import {
  readSharedState,
  sharedStateKey,
  stateFromQuery,
  stateInQuery,
  storeSharedState,
} from './shared-state.ts';

function storage(text?: string) {
  const held = new Map<string, string>(text === undefined ? [] : [[sharedStateKey, text]]);
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
}

const nothing = { returnPageUrl: '', lastWebPageName: '', supplyChannelName: '', businessTypeName: '' };
const banner = {
  lastWebPageName: 'Products',
  supplyChannelName: 'Surplus Stock',
  businessTypeName: 'Retail',
};

test('holds four values, which are stored apart and read together', () => {
  const tab = storage();
  storeSharedState(tab, banner);
  storeSharedState(tab, { returnPageUrl: '/buy' });
  expect(readSharedState(tab)).toEqual({ ...banner, returnPageUrl: '/buy' });
});

test.each([undefined, 'no JSON', 'null', '[]', '7', '{"lastWebPageName": {"a": 1}}'])(
  'reads %j as nothing known',
  (text) => {
    expect(readSharedState(storage(text))).toEqual(nothing);
  },
);

test('cuts what somebody else stored, since the form that sends it would be refused', () => {
  const long = JSON.stringify({ lastWebPageName: 'x'.repeat(1000) });
  expect(readSharedState(storage(long)).lastWebPageName).toHaveLength(250);
});

test('goes on without a storage that accepts anything', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => storeSharedState(full, banner)).not.toThrow();
});

test('travels in an address where no script can store it', () => {
  expect(stateFromQuery(new URLSearchParams(stateInQuery(banner)))).toEqual(banner);
  expect(stateFromQuery(new URLSearchParams())).toEqual({
    lastWebPageName: '',
    supplyChannelName: '',
    businessTypeName: '',
  });
});
