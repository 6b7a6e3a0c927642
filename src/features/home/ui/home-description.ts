import { msg } from '@lingui/core/macro';

/** What the company does, in one sentence: the banner says it, and so do search engines and social cards. */
export const homeDescription = msg({
  message:
    'We buy scrap metal and vehicles that have reached the end of the road, recycle them in our own yards, and melt them into new steel.',
  comment: 'One sentence under the banner of the home page; search engines show it too',
});
