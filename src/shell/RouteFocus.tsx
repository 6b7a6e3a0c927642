import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import {
  useBlocker,
  useLocation,
  useNavigationType,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import { StatusRegion } from '#design-system/status/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { focusHeading, focusTarget, hasTarget } from './focus.ts';
import { announceReload } from './reload-key.ts';
import { type Place, routeStep } from './route-step.ts';
import { useSlowNavigation } from './slow-navigation.ts';
import { hasTypedText, watchTyping } from './typed-text.ts';
import { focusUsedLink } from './used-links.ts';

/**
 * Does what a browser does when a document opens, for what the router changes within one: the focus goes to a new `h1`
 * (one channel: focus speaks, so nothing else announces), to a fragment's heading, or on Back to the link that was
 * used. Scrolling is React Router's, by its hook: the component would add a script to every page that restores what a browser
 * restores by itself. Renders the notice that an answer takes its time.
 */
export function RouteFocus() {
  useFocusOnArrival();
  useFocusOnNavigation();
  useConfirmedReload();
  useScrollRestoration();
  const isSlow = useSlowNavigation();
  return (
    <Waiting data-surface="plate" data-slow={isSlow ? '' : undefined}>
      <StatusRegion>
        {isSlow && <Trans comment="Shown while the next page is on its way">Loading</Trans>}
      </StatusRegion>
    </Waiting>
  );
}

/**
 * A document that has just opened keeps the browser's own focus, and what the page script adds, with one exception: the
 * target of a fragment comes with late content, so the browser could not find it.
 */
function useFocusOnArrival(): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document opens once
  useEffect(() => {
    // Somebody has begun to use the page while it was waking up.
    if (document.activeElement !== document.body) return;
    return hash === '' || hasTarget(hash) ? undefined : focusTarget(hash);
  }, []);
}

function useFocusOnNavigation(): void {
  const here = useLocation();
  const action = useNavigationType();
  const { revalidate } = useRevalidator();
  const previous = useRef<Place>(undefined);
  const heading = useRef<string>(undefined);

  useEffect(() => {
    const from = previous.current;
    previous.current = here;
    const words = document.querySelector('main h1')?.textContent ?? '';
    const isOther = heading.current !== undefined && heading.current !== words;
    heading.current = words;
    switch (routeStep(from, here, action)) {
      case 'heading':
        return focusHeading();
      case 'none':
        // One address can show two pages, a yard and its card: what is headed otherwise is another page.
        return isOther ? focusHeading() : undefined;
      case 'target':
        return focusTarget(here.hash);
      case 'back':
        if (!focusUsedLink() && from?.pathname !== here.pathname) focusHeading();
        return;
      case 'reload':
        announceReload();
        if (here.hash === '') return focusHeading();
        // The router takes the same fragment for a jump within the page and loads nothing.
        void revalidate();
        return focusTarget(here.hash);
    }
  }, [here, action, revalidate]);
}

/** Asking for the address that is already open loads it anew; typed text is not thrown away without a question. */
function useConfirmedReload(): void {
  const { t } = useLingui();
  const question = t`This page will load again, and the text you typed may be lost. Do you want to continue?`;
  useEffect(watchTyping, []);
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to, historyAction }) => {
    return routeStep({ ...from, key: '' }, to, historyAction) === 'reload' && hasTypedText();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}

const Waiting = styled('div')({
  '&[data-slow]': {
    position: 'fixed',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    zIndex: 20,
    padding: `${space.s3} ${space.s5}`,
    borderTop: `4px solid ${role.mark}`,
    pointerEvents: 'none',
  },
});
