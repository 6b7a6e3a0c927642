import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand } from '#brand';
import { PartsArt } from '#design-system/art/index.ts';
import { Card } from '#design-system/card/index.ts';
import { DataTable } from '#design-system/data-table/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { Prose, RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { GateSign } from '#features/vehicles/ui/GateSign.tsx';
import { ToolLists } from '#features/vehicles/ui/ToolLists.tsx';
import { WhoMayCome } from '#features/vehicles/ui/WhoMayCome.tsx';
import { readYardRules } from '#features/vehicles/ui/yard-rules.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/yard-rules';

const lead = msg({
  message:
    'What to wear, what to bring, who may come along, what it costs, and how to return a part that does not fit.',
  comment: 'Opens the page yard-rules; search engines show it too',
});

export const handle = { description: lead };

export function loader() {
  return readYardRules();
}

/** The page `yard-rules`: the sign at the gate, then each rule with its reason. */
export default function YardRules({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { gate, tools, people, inside, money, returns, access, onward } = loaderData;
  return (
    <>
      <SavedNote />
      <PictureHeader
        title={<Trans comment="Heading of the page yard-rules">Before you pull a part: yard rules</Trans>}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="parts"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a parts yard: cars stand on rims in long rows, some with the hood open or gone. People bend over engines, and a hoist has lifted one out.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      />
      <Section surface="plate">
        <Heading level={2} size="h3" id="gate">
          {gate.heading}
        </Heading>
        <GateSign items={gate.items} />
      </Section>
      <Section>
        <Column span={8}>
          <Stack>
            <Heading level={2} id="tools">
              {tools.heading}
            </Heading>
            <Text>{tools.lead}</Text>
          </Stack>
        </Column>
        <ToolLists groups={tools.groups} />
      </Section>
      <Section surface="tint">
        <Heading level={2} id="people">
          {people.heading}
        </Heading>
        <WhoMayCome items={people.items} />
      </Section>
      <Section>
        <Column span={5}>
          <PartsArt />
        </Column>
        <Column from={7} span={6}>
          <Stack>
            <Heading level={2} id="inside">
              {inside.heading}
            </Heading>
            <Prose>
              <ul>
                {inside.items.map(({ id, text }) => (
                  <li key={id}>{text}</li>
                ))}
              </ul>
            </Prose>
          </Stack>
        </Column>
      </Section>
      <Section surface="tint">
        <Heading level={2} id="money">
          {money.heading}
        </Heading>
        <Column span={7}>
          <DefinitionList
            items={money.items.map(({ id, name, text }) => ({
              id,
              term: name,
              text: <RichText text={text} links={{ list: { to: pathTo('part-prices') } }} />,
            }))}
          />
        </Column>
        <Column from={8} span={5}>
          <Card as="div" surface="raised">
            <DataTable
              caption={money.caption}
              columns={money.columns.map((column) => ({ ...column, numeric: column.id !== 'name' }))}
              rows={money.rows}
              emptyText=""
            />
            <Text size="small" muted>
              {money.note}
            </Text>
          </Card>
        </Column>
      </Section>
      <Section>
        <Heading level={2} id="returns">
          {returns.heading}
        </Heading>
        <Steps layout="cards" items={returns.items} />
        <Text>{returns.note}</Text>
      </Section>
      <SideSection id="access" title={access.heading} surface="tint">
        <Prose>
          {access.text.map((text) => (
            <p key={text}>
              <RichText text={text} links={{ phone: { href: brand.phones.parts.href } }} />
            </p>
          ))}
        </Prose>
      </SideSection>
      <OnwardPages {...onward} />
    </>
  );
}
