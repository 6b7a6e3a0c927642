import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Banner } from '#design-system/banner/index.ts';
import { Link } from '#design-system/link/index.ts';
import { role } from '#design-system/theme/roles.ts';
import type { ShownEnvironment } from '#site/environments.ts';
import { pathTo } from '#site/paths.ts';
import { environment } from './environment.ts';
import { type KnownEnvironment, useKnownEnvironment } from './environment-context.ts';

/** Key and value in session storage that keep a dismissed banner away. */
const dismissed = { key: 'dismiss', value: 'true' } as const;

/** How each environment looks and what it is called. */
const looks: Record<ShownEnvironment, { tone: 'notice' | 'warning' | 'success'; name: MessageDescriptor }> = {
  development: {
    tone: 'notice',
    name: msg({
      message: 'Environment: localhost',
      comment: 'Where a developer sees the site; keep the name',
    }),
  },
  azuredev: {
    tone: 'warning',
    name: msg({
      message: 'Environment: Azure dev',
      comment: 'Where a developer sees the site; keep the name',
    }),
  },
  qa: {
    tone: 'success',
    name: msg({ message: 'Environment: QA', comment: 'Where testers see the site; keep the name' }),
  },
};

/**
 * Names the environment outside production, in the flow and until it is dismissed. Renders a named region, or nothing in
 * production. It stands in the page that the server sends, so that nothing moves; the server's own answer has the last
 * word, and without one there is no notice. Into a prerendered page the server puts it (`placeEnvironment`). The pre-hydration script
 * keeps a dismissed one out of the first paint.
 */
export function EnvironmentBanner() {
  const [shown, setShown] = useState<KnownEnvironment>(useKnownEnvironment());

  useEffect(() => {
    const isDismissed = readDismissal();
    let isCurrent = true;
    void environment().then((name) => {
      if (isCurrent) setShown(isDismissed ? null : name);
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  const dismiss = () => {
    rememberDismissal();
    setShown(null);
  };
  if (shown === null || shown === 'unknown') return null;
  return <Notice environment={shown} onDismiss={dismiss} />;
}

function Notice({ environment, onDismiss }: { environment: ShownEnvironment; onDismiss: () => void }) {
  const { t, i18n } = useLingui();
  const { tone, name } = looks[environment];
  return (
    <Ground data-environment={environment}>
      <Banner
        label={t({ message: 'Environment notice', comment: 'Name of the banner for screen readers' })}
        tone={tone}
        dismissLabel={t`Dismiss environment notice`}
        onDismiss={onDismiss}
      >
        <strong>{i18n._(name)}</strong>{' '}
        <Link to={pathTo('console')}>
          <Trans comment="Link to the diagnostics page for developers">Open the console</Trans>
        </Link>
      </Banner>
    </Ground>
  );
}

function readDismissal(): boolean {
  try {
    return sessionStorage.getItem(dismissed.key) === dismissed.value;
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(dismissed.key, dismissed.value);
  } catch {
    // Without storage the banner is back on the next document.
  }
}

/** Each environment has a ground of its own, all of them dark enough for the surface's colour as text. */
const Ground = styled('div')({
  '& > section': {
    '--environment': role.link,
    borderColor: 'var(--environment)',
    backgroundColor: 'var(--environment)',
    color: role.surface,
  },
  '&[data-environment=azuredev] > section': { '--environment': role.linkVisited },
  '&[data-environment=qa] > section': { '--environment': role.success },
  '& > section[data-tone] svg, & a, & a:hover': { color: 'inherit' },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', marginInlineStart: '1rem' },
  '& :focus-visible': { outlineColor: role.surface, boxShadow: 'none' },
  '& button:hover': { borderColor: role.surface },
});
