/**
 * The address at which the process in front asks which language a request is for, and the header that names the path: only
 * a process that has read the manifest knows which language has a page where.
 */
export const languageQuestion = { address: '/__dev/language', header: 'x-asked-path' } as const;
