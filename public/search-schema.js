/**
 * Tells search engines what the site is called and how its own search is asked (schema.org WebSite with SearchAction).
 * Added by the shell once the page is awake.
 */
(() => {
  const id = 'search-schema';
  if (document.getElementById(id)) return;
  const searchPath = document.documentElement.lang === 'es' ? '/buscar' : '/search';
  const name = document.querySelector('meta[property="og:site_name"]')?.content ?? '';
  const schema = document.createElement('script');
  schema.id = id;
  schema.type = 'application/ld+json';
  schema.textContent = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${location.origin}/`,
    inLanguage: document.documentElement.lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${location.origin}${searchPath}?s={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }).replaceAll('<', '\\u003c');
  document.head.append(schema);
})();
