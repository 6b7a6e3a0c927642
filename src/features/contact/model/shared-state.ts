import type { StateStorage } from '#features/submissions/model/tab-storage.ts';

/**
 * What a visitor's way through the site leaves behind for the contact form: where they came from and what they were
 * looking at. It lives in session storage, so it ends with the tab, and holds nothing that a person typed.
 */
export interface SharedState {
  /** Address of the page that was left last: a path of this site. */
  returnPageUrl: string;
  /** Name of the page whose banner led to the form. */
  lastWebPageName: string;
  supplyChannelName: string;
  businessTypeName: string;
}

/** The three values that a banner stores. The fourth, the return page, is stored on leaving any page. */
export type BannerState = Omit<SharedState, 'returnPageUrl'>;

/** The key in session storage. */
export const sharedStateKey = 'site-navigation';

/** What may be stored: as long as the longest field of the form that sends it. */
const longest = 250;

/** Reads the shared state from a storage. Missing, foreign or unreadable parts are empty. */
export function readSharedState(storage: Pick<StateStorage, 'getItem'>): SharedState {
  const stored = parse(storage);
  const text = (name: keyof SharedState): string => {
    const value = stored[name];
    return typeof value === 'string' ? value.slice(0, longest) : '';
  };
  return {
    returnPageUrl: text('returnPageUrl'),
    lastWebPageName: text('lastWebPageName'),
    supplyChannelName: text('supplyChannelName'),
    businessTypeName: text('businessTypeName'),
  };
}

/** Adds values to the shared state. A browser that refuses storage loses them, and the form asks instead. */
export function storeSharedState(storage: StateStorage, values: Partial<SharedState>): void {
  try {
    storage.setItem(sharedStateKey, JSON.stringify({ ...readSharedState(storage), ...values }));
  } catch {
    // Storage is switched off or full; nothing depends on it.
  }
}

/** Query parameters that carry the banner's values where no script can store them. */
export const stateParameters = {
  lastWebPageName: 'from',
  supplyChannelName: 'channel',
  businessTypeName: 'business',
} as const satisfies Record<keyof BannerState, string>;

/** The banner's values in the query of the form's address. */
export function stateInQuery(state: BannerState): Record<string, string> {
  return {
    [stateParameters.lastWebPageName]: state.lastWebPageName,
    [stateParameters.supplyChannelName]: state.supplyChannelName,
    [stateParameters.businessTypeName]: state.businessTypeName,
  };
}

/** The banner's values in an address; missing ones are empty. */
export function stateFromQuery(query: URLSearchParams): BannerState {
  const text = (name: keyof BannerState) => (query.get(stateParameters[name]) ?? '').slice(0, longest);
  return {
    lastWebPageName: text('lastWebPageName'),
    supplyChannelName: text('supplyChannelName'),
    businessTypeName: text('businessTypeName'),
  };
}

function parse(storage: Pick<StateStorage, 'getItem'>): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(sharedStateKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
