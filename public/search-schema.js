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
  // The page's policy takes no string as the text of a script, not even of one that never runs; of this one it takes data.
  const data = (text) => JSON.stringify(JSON.parse(text)).replaceAll('<', '\\u003c');
  const rules = { createScript: data };
  schema.text = (window.trustedTypes?.createPolicy(id, rules) ?? rules).createScript(
    JSON.stringify({
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
    }),
  );
  document.head.append(schema);
})();
