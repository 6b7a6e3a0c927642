/** How much of a drawing is in sight when it moves. */
const inSight = 0.6;

/**
 * Lets each drawing make its movement once, when it first comes into sight. One that is in sight already stands as it is: it would
 * jump back before somebody's eyes.
 */
export function moveWhenSeen(page: Document): void {
  const seen = new IntersectionObserver(
    (drawings) => {
      for (const { target, isIntersecting, intersectionRatio } of drawings) {
        const { dataset } = target as SVGElement;
        const waits = dataset.motion === 'waits';
        if (!isIntersecting) dataset.motion = 'waits';
        else if (intersectionRatio >= inSight || !waits) {
          if (waits) dataset.motion = 'runs';
          seen.unobserve(target);
        }
      }
    },
    { threshold: [0, inSight] },
  );
  for (const drawing of page.querySelectorAll('svg[data-motion]')) seen.observe(drawing);
}
