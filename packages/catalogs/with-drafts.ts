/**
 * For tools that count draft languages in: import it first of all, for its effect. `src/i18n/language.ts`, which any other
 * import may read, looks once.
 */
process.env.SITE_DRAFTS = 'all';
