import type { Page } from '@playwright/test';
import { installDomHelpers } from './dom-helpers.ts';

declare global {
  interface Window {
    /** The kinds of events that an element listens to by itself, as `noteListeners` left them. */
    auditListened: Map<Element, string[]>;
  }
}

/**
 * Asks the browser which elements listen to what, and leaves the answer in the page. Markup tells only of `onclick`; most pages
 * add their listeners by script, where nothing but the browser's own list knows of them.
 */
export async function noteListeners(page: Page): Promise<void> {
  await installDomHelpers(page);
  const client = await page.context().newCDPSession(page);
  try {
    await page.evaluate(() => {
      window.auditListened = new Map();
    });
    const { result } = await client.send('Runtime.evaluate', { expression: 'document' });
    if (result.objectId === undefined) return;
    const { listeners } = await client.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId,
      depth: -1,
    });
    const byNode = Map.groupBy(
      listeners.filter(({ type }) => /^(click|dblclick|mouse|pointer|touch|key)/.test(type)),
      ({ backendNodeId }) => backendNodeId,
    );
    for (const [backendNodeId, all] of byNode) {
      if (backendNodeId === undefined) continue;
      const { object } = await client.send('DOM.resolveNode', { backendNodeId });
      if (object.objectId === undefined) continue;
      await client.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration:
          'function (kinds) { if (this instanceof Element) window.auditListened.set(this, kinds); }',
        arguments: [{ value: [...new Set(all.map(({ type }) => type))] }],
      });
    }
  } finally {
    await client.detach();
  }
}
