import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '#design-system/button/index.ts';
import { Heading, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { pageAt, pathTo } from '#site/paths.ts';
import { environment } from './environment.ts';
import { logError } from './error-report.ts';
import { pageNotFoundAddress } from './page-not-found-address.ts';

interface RoutingErrorProps {
  error: unknown;
}

/**
 * What stands in a page's place when routing or rendering fails. In production, and wherever the environment is not
 * known, it sends the browser to the 404 page; elsewhere it shows the developer what went wrong. The calm words below
 * are for a page that the server could not render, before or without JavaScript.
 */
export function RoutingError({ error }: RoutingErrorProps) {
  const [isShown, setIsShown] = useState(false);
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  useEffect(() => {
    if (isMissing) return leave();
    logError(error);
    let isCurrent = true;
    void environment().then((name) => {
      if (!isCurrent) return;
      if (name) setIsShown(true);
      else leave();
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isMissing]);

  return (
    <>
      <PageHeader title={<Trans>This page could not be shown</Trans>} />
      <Section>
        <Stack gap="block">
          {isShown && <DeveloperCard error={error} />}
          <Text size="lead">
            <Trans>
              Something failed while we prepared it. Please try again, or go on from one of these pages.
            </Trans>
          </Text>
          <Stack row>
            <Button to={pathTo('home')}>
              <Trans>Go to the home page</Trans>
            </Button>
            <Button to={pathTo('sitemap')} variant="secondary">
              <Trans>See all pages</Trans>
            </Button>
          </Stack>
        </Stack>
      </Section>
    </>
  );
}

/** The label of the red card, to the letter and in every language: only developers meet it. */
const cardLabel = 'Routing Error - Shown only in dev mode';

/** The red card, for developers alone: never in production. */
function DeveloperCard({ error }: RoutingErrorProps) {
  return (
    <Panel variant="error" component="section" aria-labelledby="routing-error" lang="en">
      <Heading level={2} size="h4" id="routing-error">
        {cardLabel}
      </Heading>
      <Text component="pre" sx={{ whiteSpace: 'pre-wrap' }}>
        {errorText(error)}
      </Text>
    </Panel>
  );
}

/** What an error says for itself. */
export function errorText(error: unknown): string {
  if (isRouteErrorResponse(error))
    return `${error.status} ${error.statusText} ${String(error.data ?? '')}`.trim();
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`;
  return String(error);
}

/** To the 404 page, with the address that failed; not when that page itself is what failed. */
function leave(): void {
  const { pathname, search, hash } = location;
  if (pageAt(pathname)?.pageId === 'page-not-found') return;
  location.replace(pageNotFoundAddress(`${pathname}${search}${hash}`));
}
