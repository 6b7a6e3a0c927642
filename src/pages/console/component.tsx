import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { examples } from '#design-system/examples.ts';
import { Column, PageHeader, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { ComponentStates } from '#features/diagnostics/ui/ComponentStates.tsx';
import { ComponentChecks, ComponentProps } from '#features/diagnostics/ui/ComponentTables.tsx';
import { machineWords } from '#features/diagnostics/ui/machine-words.ts';
import { readComponent } from '#features/diagnostics/ui/workshop.server.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/component';

/** In production, and for a component that there is none of, the page is an unknown address. */
export function loader({ context, params, request }: Route.LoaderArgs) {
  const component =
    context.get(requestContext)?.environment === 'production' ? null : readComponent(params.id);
  if (component === null) {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  return { title: component.id, component };
}

/** The page `console-component`: every state of one component, its properties, its promises and their tests. */
export default function Component({ loaderData: { component } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { id, components, parts, uses, code, tests, tested } = component;
  return (
    <>
      <PageHeader compact title={<span {...machineWords}>{id}</span>}>
        <Stack>
          <Stack {...machineWords}>
            {components.map(({ name, text }) => (
              <Text key={name}>
                <strong>{name}</strong> {text}
              </Text>
            ))}
          </Stack>
          {parts.length > 0 && (
            <Text muted>
              {t({ message: 'Parts of MUI:', comment: 'Before names of MUI’s parts, for developers' })}{' '}
              <span {...machineWords}>{parts.join(', ')}</span>
            </Text>
          )}
          {uses.length > 0 && (
            <Text muted>
              {t({
                message: 'Our own parts:',
                comment: 'Before names of our own components, for developers',
              })}{' '}
              <span {...machineWords}>
                {uses.map((other, index) => (
                  <Fragment key={other}>
                    {index > 0 && ', '}
                    {other in examples ? (
                      <Link to={pathTo('console-component', { parameters: { id: other } })}>{other}</Link>
                    ) : (
                      other
                    )}
                  </Fragment>
                ))}
              </span>
            </Text>
          )}
        </Stack>
      </PageHeader>
      <Section>
        <Column span={12}>
          <Stack gap="section">
            <ComponentStates examples={examples[id] ?? []} code={code} />
            <ComponentProps components={components} />
            <ComponentChecks components={components} tests={tests} tested={tested} />
          </Stack>
        </Column>
      </Section>
    </>
  );
}
