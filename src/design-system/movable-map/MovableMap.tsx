import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import {
  type MapProps,
  type MapSize,
  type MapView,
  PinMap,
  standingAt,
  wholeView,
} from '../pin-map/index.ts';
import { MapControls, MapFrame, step } from './MapControls.tsx';
import type { MapWords } from './map-words.ts';
import { isSeen, movedView, viewWith, zoomedView } from './moved-view.ts';

/** A finger or a hand that moved less than this, in pixels, meant a press. */
const shortestDrag = 5;

interface MovableMapProps extends MapProps {
  words: MapWords;
}

/**
 * A `PinMap` that can be enlarged and moved, once React is there; a browser without a script shows it whole. Renders a `div`.
 *
 * - Its buttons do all of it; nothing has to be dragged, though it can be.
 * - Plus, minus, zero and arrows do it too while the focus is in it, and only then.
 * - Marks and words keep their size; a mark that gets the focus comes into sight.
 * - What is shown, and how many places, is said politely after a button or key.
 * - A finger that goes up or down on it scrolls the page.
 */
export function MovableMap({ words, ...props }: MovableMapProps) {
  const { width, height, place } = props;
  const size = { width, height };
  const [view, setView] = useState(() => wholeView(size));
  const [isTold, setIsTold] = useState(false);
  const mapId = useId();
  const drag = useRef<{ x: number; y: number; from: MapView; hasMoved: boolean }>(undefined);
  const isWhole = view.times === 1;
  const seen = props.marks.filter((mark) => isSeen(view, standingAt(mark, view.times), size)).length;
  // Who enlarges the whole map wants to see more of where one stands.
  const from = isWhole && place ? { ...view, x: place.x, y: place.y } : view;

  const frame = useRef<HTMLDivElement>(null);
  const show = (next: MapView) => {
    setIsTold(true);
    setView(next);
    // What moves the map goes with the whole map; the focus must not.
    if (next.times === 1 && document.activeElement?.closest('[data-moves]'))
      frame.current?.querySelector('button')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = viewByKey(event.key, from, size);
    if (!next) return;
    event.preventDefault();
    show(next);
  };
  const onPointerDown = ({ clientX: x, clientY: y, button }: PointerEvent) => {
    drag.current = button === 0 && !isWhole ? { x, y, from: view, hasMoved: false } : undefined;
  };
  // The click of this hand comes before any timer. After a finger none comes, and what a listener or the keyboard opens next is
  // meant.
  const onPointerUp = () => void setTimeout(() => (drag.current = undefined));
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const { current } = drag;
    // No button: the hand let go where this map could not hear it.
    if (!current || event.buttons === 0) return;
    const { width: across, height: along } = event.currentTarget.getBoundingClientRect();
    const [dx, dy] = [event.clientX - current.x, event.clientY - current.y];
    if (!current.hasMoved && Math.hypot(dx, dy) < shortestDrag) return;
    if (!current.hasMoved) event.currentTarget.setPointerCapture(event.pointerId);
    current.hasMoved = true;
    setView(movedView(current.from, -dx / across, -dy / along, size));
  };
  return (
    <MapFrame ref={frame} onKeyDown={onKeyDown}>
      <MapControls
        words={words}
        view={from}
        size={size}
        onView={show}
        mapId={mapId}
        told={isTold ? words.status(view.times, seen) : ''}
      />
      <PinMap
        {...props}
        view={view}
        svg={{
          id: mapId,
          onPointerDown,
          // The focus stays where it is, so that keys go on with what the hand began.
          onMouseDown: (event) => !isWhole && event.preventDefault(),
          onPointerMove,
          onPointerUp,
          onPointerCancel: onPointerUp,
          // A link on which a hand let go of the map is not the one that it wanted.
          onClickCapture: (event) => {
            if (drag.current?.hasMoved) event.preventDefault();
          },
          onDragStart: (event) => event.preventDefault(),
        }}
        onReach={(mark) => setView((now) => viewWith(now, mark, size))}
      />
    </MapFrame>
  );
}

const ways: Readonly<Record<string, readonly [across: number, along: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view that a key asks for; `undefined` for all other keys, and for arrows where there is nothing to move. */
function viewByKey(key: string, view: MapView, size: MapSize): MapView | undefined {
  if (key === '0') return wholeView(size);
  if ('+=-'.includes(key)) return zoomedView(view, key === '-' ? -1 : 1, size);
  const way = ways[key];
  return way && view.times > 1 ? movedView(view, way[0] * step, way[1] * step, size) : undefined;
}
