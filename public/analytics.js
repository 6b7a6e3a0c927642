/**
 * Counts page views on our own server. The consent library adds this file once the visitor has allowed it, and says
 * when that changes. It sends the path and nothing else: no query, no referrer, no identifier.
 */
(() => {
  const cookie = 'site-visit';
  const halfAnHour = 1800;
  let isAllowed = true;
  let counted = '';

  function count() {
    const path = location.pathname;
    if (!isAllowed || path === counted || navigator.globalPrivacyControl) return;
    counted = path;
    const secure = location.protocol === 'https:' ? ';secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from older Firefox and Safari
    document.cookie = `${cookie}=1;path=/;max-age=${halfAnHour};samesite=lax${secure}`;
    fetch('/api/visits', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path }),
      keepalive: true,
    }).catch(() => {
      // A view that could not be counted is no fault of the visitor's.
    });
  }

  addEventListener('cc:onChange', ({ detail }) => {
    isAllowed = detail.cookie.categories.includes('analytics');
    count();
  });

  // The router changes the address without a new document.
  for (const change of ['pushState', 'replaceState']) {
    const original = history[change];
    history[change] = function changed(...parts) {
      const result = original.apply(this, parts);
      count();
      return result;
    };
  }
  addEventListener('popstate', count);
  count();
})();
