import { role } from '../theme/roles.ts';

/** Newer than the types of the browser's parts. */
type WithScrollTimeline = { ScrollTimeline?: new (options: { source: Element }) => AnimationTimeline };

/**
 * Draws a thin line along the upper edge of the window that grows as a page with a list of contents is read. The browser moves it by
 * itself, without a listener; where it cannot, and for who wants less motion, there is none. Runs without React, which MUI's
 * `LinearProgress` would need to be told of every step, and is passed over by listeners, to whom that would be read out.
 */
export function showProgress(page: Document): void {
  const { ScrollTimeline } = window as WithScrollTimeline;
  if (!ScrollTimeline || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (!page.querySelector('main nav ol a[href^="#"]')) return;
  const line = page.createElement('div');
  line.ariaHidden = 'true';
  line.dataset.print = 'hide';
  line.dataset.progress = '';
  Object.assign(line.style, {
    position: 'fixed',
    insetBlockStart: '0',
    insetInline: '0',
    // A border, since grounds are dropped where a visitor forces colors.
    borderBlockStart: `3px solid ${role.mark}`,
    transformOrigin: 'left',
    pointerEvents: 'none',
    zIndex: '1',
  });
  page.body.append(line);
  line.animate(
    { transform: ['scaleX(0)', 'scaleX(1)'] },
    { timeline: new ScrollTimeline({ source: page.documentElement }), fill: 'both' },
  );
}
