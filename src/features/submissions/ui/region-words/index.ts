// Who shows the names adds their catalog too, `addMessages(regionMessages)`: they are no part of a page that shows none.
export { messages as regionMessages } from '#locale/region-words.po';
export { regionWords } from './region-words.ts';
