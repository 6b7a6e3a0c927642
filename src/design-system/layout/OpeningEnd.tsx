/** Id of what ends a page's opening: the first paint waits for it, so that all above it is whole when it shows. */
export const openingEndId = 'opened';

/** Ends the opening of a page. Renders a hidden `span`; a page without one is painted when all of it has been read. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />;
}
