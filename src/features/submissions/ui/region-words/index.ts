// Who shows the names adds their catalog too: they are no part of a page that shows none.
export { addRegionMessages } from './add-words.ts';
export { regionWords } from './region-words.ts';
