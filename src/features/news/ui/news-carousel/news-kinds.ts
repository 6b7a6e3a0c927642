import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewsCategory } from '#features/investors/model/ports.ts';

/** What a release is about, in words; of one that could be about anything nothing is said. */
export const newsKinds: Readonly<Partial<Record<NewsCategory, MessageDescriptor>>> = {
  results: msg({ message: 'Results', comment: 'What a news release is about' }),
  dividend: msg({ message: 'Dividend', comment: 'What a news release is about' }),
  operations: msg({ message: 'Yards and mill', comment: 'What a news release is about' }),
  governance: msg({ message: 'Board and shareholders', comment: 'What a news release is about' }),
  sustainability: msg({ message: 'Sustainability', comment: 'What a news release is about' }),
};
