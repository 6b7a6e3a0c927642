/** What was spoken at the desk, kept beside the tasks. */
export const deskRecord = new URL('record.json', import.meta.url);
