/** Remembers in the tab that editing is on: a new address loads the page anew. */
export const switchMemory = 'edit-texts';

/** Remembers that the box of the page is open, with what a save of its address replaced: the page then loads itself anew. */
export const pageMemory = 'edit-texts-page';

/** Names the text that is to be opened on the page to which the list leads. */
export const openMemory = 'edit-texts-open';
