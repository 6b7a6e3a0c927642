import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useBlocker, useLocation, useNavigationType, useRevalidator } from 'react-router';
import { StatusRegion } from '#design-system/status/index.ts';
import { role, space } from '#design-system/theme/roles.ts';
import { language } from '#i18n/current.ts';
import { paths } from '#site/paths.ts';
import { cameFromOtherLanguage } from './arrival.ts';
import { focusHeading, focusTarget, hasTarget } from './focus.ts';
import { useOrigins } from './origins-context.ts';
import { announceReload } from './reload-key.ts';
import { type Place, routeStep } from './route-step.ts';
import { useSlowNavigation } from './slow-navigation.ts';
import { hasTypedText, watchTyping } from './typed-text.ts';
import { focusUsedLink, rememberLink } from './used-links.ts';

/**
 * Does what a browser does when a document opens, for pages that the router swaps in: the focus goes to the new `h1`
 * (one channel: focus speaks, so nothing else announces), to a fragment's heading, or on Back to the link that was
 * used. Scrolling is React Router's. Renders the notice that a page takes its time.
 */
export function RouteFocus() {
  useFocusOnArrival();
  useFocusOnNavigation();
  useConfirmedReload();
  const isSlow = useSlowNavigation();
  return (
    <Waiting data-surface="plate" data-slow={isSlow ? '' : undefined}>
      <StatusRegion>
        {isSlow && <Trans comment="Shown while the next page is on its way">Loading</Trans>}
      </StatusRegion>
    </Waiting>
  );
}

/** A document that has just opened keeps the browser's own focus, with two exceptions. */
function useFocusOnArrival(): void {
  const origins = useOrigins();
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document opens once
  useEffect(() => {
    // Somebody has begun to use the page while it was waking up.
    if (document.activeElement !== document.body) return;
    // The target comes with late content, so the browser could not find it.
    if (hash !== '') return hasTarget(hash) ? undefined : focusTarget(hash);
    const isSwitch = cameFromOtherLanguage(document.referrer, location.origin, language, origins, paths);
    if (isSwitch && scrollY === 0) focusHeading();
  }, []);
}

function useFocusOnNavigation(): void {
  const here = useLocation();
  const action = useNavigationType();
  const { revalidate } = useRevalidator();
  const previous = useRef<Place>(undefined);
  const heading = useRef<string>(undefined);

  useEffect(() => {
    const remember = ({ target }: Event) => rememberLink(here.key, target);
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [here.key]);

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
        if (!focusUsedLink(here.key) && from?.pathname !== here.pathname) focusHeading();
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
