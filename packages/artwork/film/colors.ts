/** The film's ground and its thread: the page's own by night. */
export const ground = '#151b1e';
export const copper = '#c4733a';
