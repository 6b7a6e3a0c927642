import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '#design-system/link/index.ts';
import { media, role, space } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import { pageLabel } from '#site/route-words.ts';
import { OptOutIcon } from './OptOutIcon.tsx';
import { optsOut, storedConsent } from './stored-consent.ts';
import { useOptOut } from './use-opt-out.ts';

// By itself: Vite tells nobody of a failure that the same expression handles, and the page would not be loaded anew.
const loadRegion = () => import('./region/ConsentRegion.tsx');

const ConsentRegion = lazy(() =>
  loadRegion().then(
    (module) => ({ default: module.ConsentRegion }),
    // Thrown, it would take the whole page away; the page script loads the page anew once, if it can.
    () => ({
      default: () => (
        <p role="alert">
          <Trans comment="What a button should have opened did not come">Please load this page again.</Trans>
        </p>
      ),
    }),
  ),
);

/** Where the shell has room for the region: the first place after the skip link. */
const placeId = 'privacy-choices';

/**
 * The two buttons of the footer that open the visitor's privacy choices, what the browser's opt-out signal has settled,
 * and the counter's script, asleep until it is allowed. Nothing opens by itself: nothing runs before a choice. Bare buttons and
 * not `Button`: they stand on every page, and the home page comes in one flight of packets without the styles of one.
 */
export function ConsentControls() {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement>(null);
  const optOut = useOptOut();
  const { i18n } = useLingui();

  useEffect(() => {
    // Without an answer there is nothing to act on, and the library need not come.
    if (!storedConsent().isAnswered) return;
    void import('./consent-engine.ts').then((engine) => engine.startConsent(optsOut()));
  }, []);

  const open = (button: HTMLElement) => {
    opener.current = button;
    setIsOpen(true);
    // Already open: a second press leads there again.
    document.querySelector<HTMLElement>(`#${placeId} h2`)?.focus();
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const place = isOpen ? document.getElementById(placeId) : null;

  return (
    <>
      <Choices data-print="hide">
        <button type="button" onClick={(event) => open(event.currentTarget)}>
          <Trans comment="Button in the footer">Cookie Preferences</Trans>
        </button>
        <button type="button" onClick={(event) => open(event.currentTarget)}>
          <span>
            <Trans comment="Button in the footer; California law fixes the English words">
              Your Privacy Choices
            </Trans>
          </span>
          <OptOutIcon />
        </button>
        {optOut && (
          <p>
            <Trans comment="Shown when the browser sends Global Privacy Control">
              Opt-out signal honored
            </Trans>
          </p>
        )}
      </Choices>
      <noscript>
        <p>
          <Trans>Without JavaScript this site counts nothing, so there are no preferences to set.</Trans>{' '}
          <Link to={pathTo('data-privacy')}>{i18n._(pageLabel('data-privacy'))}</Link>
        </p>
      </noscript>
      {/* In a box of its own: the library puts another script in its place, and React then removes the box. */}
      <div hidden>
        <script type="text/plain" data-category="analytics" src="/analytics.js" />
      </div>
      {place &&
        createPortal(
          <Suspense fallback={null}>
            <ConsentRegion onClose={close} />
          </Suspense>,
          place,
        )}
    </>
  );
}

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s5}`,
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.6em',
    minHeight: '2.75rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: role.text,
    textDecoration: 'underline',
    textDecorationColor: role.mark,
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '&:hover': { color: role.linkHover, textDecorationThickness: '0.16em' },
  },
  '& img': { flex: 'none' },
  '& > p': { flexBasis: '100%' },
  [media.noScript]: { display: 'none' },
});
