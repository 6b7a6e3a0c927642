import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { examples } from '#design-system/examples.ts';
import { Column, Heading, PageHeader, Section, Stack } from '#design-system/layout/index.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/components';

const title = msg({
  message: 'Components',
  comment: 'Heading of the page with all components, for developers',
});
const lead = msg({
  message: 'Each component in each of its states. The same examples feed the tests.',
  comment: 'Opens the page with all components, for developers',
});

export const handle = { description: lead };

/** In production the page is an unknown address. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(requestContext)?.environment === 'production') {
    throw redirect(pathTo('page-not-found', { search: { l: new URL(request.url).pathname } }));
  }
  return null;
}

/** The page `console-components`: the examples of every component, under the component's name. They are in English. */
export default function Components() {
  const { i18n } = useLingui();
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} />
      <div lang="en">
        {Object.entries(examples).map(([component, list]) => (
          <Section key={component} labelledBy={`component-${component}`}>
            <Column span={12}>
              <Stack>
                <Heading level={2} size="h3" id={`component-${component}`}>
                  {component}
                </Heading>
                {list.map((example) => (
                  <div key={example.name}>
                    <Heading level={3} size="h4">
                      {example.name}
                    </Heading>
                    {example.element}
                  </div>
                ))}
              </Stack>
            </Column>
          </Section>
        ))}
      </div>
    </>
  );
}
