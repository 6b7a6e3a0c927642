/**
 * Marks the document while the navigation is served by scripts. The navigation adds this file when it is displayed and
 * removes it when it is left; the menu itself works without it.
 */
(() => {
  const mark = 'menu-script';
  const own = document.currentScript;
  document.documentElement.classList.add(mark);
  new MutationObserver((_, observer) => {
    if (own?.isConnected) return;
    observer.disconnect();
    document.documentElement.classList.remove(mark);
  }).observe(document.head, { childList: true });
})();
