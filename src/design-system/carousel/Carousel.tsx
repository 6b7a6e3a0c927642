import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import {
  type KeyboardEvent,
  type ReactNode,
  type TouchEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon/index.ts';
import { media, role, space } from '../theme/roles.ts';
import { perViewAt, startingAt, steps } from './per-view.ts';

interface CarouselProps {
  /** Name of the group. */
  label: string;
  /** What it is, for listeners: 'carousel'. */
  roleDescription: string;
  /** What one item is, for listeners: 'slide'. */
  slideRoleDescription: string;
  /** Name of a slide: 2 and 5 -> '2 of 5'. Counts from 1. */
  slideLabel: (index: number, count: number) => string;
  /** Where the view begins, shown between the buttons: 'From 2 of 5'. Counts from 1. */
  statusLabel: (index: number, count: number) => string;
  previousLabel: string;
  nextLabel: string;
  items: readonly ReactNode[];
  /** One key for each item. */
  keys: readonly string[];
}

/** A finger that moved less than this meant a press or a scroll. */
const shortestSwipe = 40;

/**
 * Items side by side, one to four by the window's width, turned by two buttons. Renders a `section` with the role of a group, its buttons are MUI's.
 *
 * The list is turned, not moved: the slide that begins the view is the first in the document, and a style rule takes
 * those beyond the view out of the page. So what is seen, what is read and what takes focus are always the same, the
 * server's page is right at any width, and paper and a browser without script get the whole list.
 *
 * - It says what it is and what each slide is, in the page's language.
 * - The buttons come before the slides and keep the focus when pressed.
 * - Next on the last slide begins with the first; previous on the first begins with the last.
 * - Slides beyond the view are not displayed, at each of the four widths.
 * - The slides announce a change politely; nothing turns by itself.
 * - Left and right arrows on the buttons turn it; so does a swipe, but not a short one.
 * - When all slides fit, the buttons are disabled.
 * - A focused slide that leaves the view hands the focus to the first one in it.
 */
export function Carousel({
  label,
  roleDescription,
  slideRoleDescription,
  slideLabel,
  statusLabel,
  previousLabel,
  nextLabel,
  items,
  keys,
}: CarouselProps) {
  const count = items.length;
  const [first, setFirst] = useState(0);
  const [perView, setPerView] = useState(1);
  const [hasTurned, setHasTurned] = useState(false);
  const slidesId = useId();
  const slides = useRef<HTMLDivElement>(null);
  const hadFocusInside = useRef(false);
  const touchStart = useRef<number>(undefined);
  const fits = count <= perView;

  useLayoutEffect(() => {
    const measure = () => setPerView(perViewAt(window.innerWidth));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each turn, when the slides stand in their new order
  useLayoutEffect(() => {
    if (!hadFocusInside.current) return;
    hadFocusInside.current = false;
    slides.current?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
  }, [first]);

  const turn = (by: 1 | -1) => {
    if (fits) return;
    hadFocusInside.current = slides.current?.contains(document.activeElement) ?? false;
    setHasTurned(true);
    setFirst((first + by + count) % count);
  };

  const turnByArrow = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined;
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };

  const turnBySwipe = (event: TouchEvent) => {
    const [start, end] = [touchStart.current, event.changedTouches[0]?.clientX];
    touchStart.current = undefined;
    if (start === undefined || end === undefined || Math.abs(end - start) < shortestSwipe) return;
    turn(end < start ? 1 : -1);
  };

  return (
    <Frame role="group" aria-roledescription={roleDescription} aria-label={label}>
      <Controls onKeyDown={turnByArrow} data-print="hide">
        <TurnButton
          variant="secondary"
          size="small"
          aria-controls={slidesId}
          disabled={fits}
          onClick={() => turn(-1)}
        >
          <Icon name="back" />
          <span>{previousLabel}</span>
        </TurnButton>
        <TurnButton
          variant="secondary"
          size="small"
          aria-controls={slidesId}
          disabled={fits}
          onClick={() => turn(1)}
        >
          <span>{nextLabel}</span>
          <Icon name="arrow" />
        </TurnButton>
        {/* One in view is the one that the view begins with, and on a phone the short words fit beside the buttons. */}
        <Status>{(perView === 1 ? slideLabel : statusLabel)(first + 1, count)}</Status>
      </Controls>
      <Slides
        id={slidesId}
        ref={slides}
        aria-live="polite"
        data-turned={hasTurned ? '' : undefined}
        onTouchStart={(event) => {
          touchStart.current = event.touches[0]?.clientX;
        }}
        onTouchEnd={turnBySwipe}
        onTouchCancel={() => {
          touchStart.current = undefined;
        }}
      >
        {startingAt(
          items.map((item, index) => (
            <div
              key={keys[index]}
              role="group"
              aria-roledescription={slideRoleDescription}
              aria-label={slideLabel(index + 1, count)}
            >
              {item}
            </div>
          )),
          first,
        )}
      </Slides>
    </Frame>
  );
}

const Frame = styled('section')({ display: 'flex', flexDirection: 'column', gap: space.s5, minWidth: 0 });

const Controls = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  [media.noScript]: { display: 'none' },
});

const Status = styled('span')({
  marginInlineStart: 'auto',
  color: role.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const TurnButton = styled(Button)({
  gap: '0.6em',
  minWidth: '2.75rem',
  '&:disabled': {
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    borderStyle: 'dashed',
    color: role.textMuted,
    cursor: 'not-allowed',
    // MUI would show the pointer of what lies behind it.
    pointerEvents: 'auto',
  },
});

const arrive = keyframes({ from: { opacity: 0.2, transform: 'translateX(12px)' } });

/** Each width of the window shows so many slides, and takes those beyond out of the page. Paper shows them all. */
const views = Object.fromEntries(
  steps.map(({ from, perView }, index) => {
    const next = steps[index + 1];
    const until = next ? ` and (max-width: ${next.from - 0.02}px)` : '';
    return [
      `@media screen and (scripting: enabled) and (min-width: ${from}px)${until}`,
      {
        gridTemplateColumns: `repeat(${perView}, minmax(0, 1fr))`,
        [`& > :nth-of-type(n + ${perView + 1})`]: { display: 'none' },
      },
    ];
  }),
);

const Slides = styled('div')({
  display: 'grid',
  gap: '30px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  touchAction: 'pan-y',
  '& > *': { minWidth: 0 },
  ...views,
  [media.motion]: { '&[data-turned] > *': { animation: `${arrive} 240ms ease-out` } },
});
