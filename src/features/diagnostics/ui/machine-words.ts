/**
 * For words of the machine itself, as its log writes them: English on every page, and neither a translator nor a
 * browser that translates is to touch them.
 */
export const machineWords = { lang: 'en', translate: 'no' } as const;
