import { useLingui } from '@lingui/react/macro';

/** The words of the search box. They follow its `lang`, so whoever places it in the other language passes that one's. */
export interface SearchBoxWords {
  /** Heading of the box. */
  title: string;
  label: string;
  hint: string;
  /** Button that starts the search. */
  search: string;
  /** Button that leads to all locations. */
  completeList: string;
  /** What an empty search is answered. */
  empty: string;
}

/** The words of the search box in the page's language. */
export function useSearchBoxWords(): SearchBoxWords {
  const { t } = useLingui();
  return {
    title: t({
      message: 'Find a Location',
      comment: 'Heading of the box that searches for the nearest yard',
    }),
    label: t({
      message: 'Address, or ZIP or postal code',
      comment: 'Label of the box that searches for the nearest yard',
    }),
    hint: t({
      message: 'For example: 97204',
      comment: 'Under the label of the box that searches for the nearest yard',
    }),
    search: t({
      message: 'Search',
      context: 'locations',
      comment: 'Button that starts the search for the nearest yard',
    }),
    completeList: t({
      message: 'Complete Location List',
      comment: 'Button that leads to the list of all yards',
    }),
    empty: t({
      message: 'Please enter address',
      comment: 'The search for a yard was started with nothing in it. Fixed by contract',
    }),
  };
}
