import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { brand, deskEmails } from '#brand';
import { Button } from '#design-system/button/index.ts';
import { Callout } from '#design-system/callout/index.ts';
import { DefinitionList } from '#design-system/definition-list/index.ts';
import { Column, Heading, Section, Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { SideSection } from '#design-system/side-section/index.ts';
import { Steps } from '#design-system/steps/index.ts';
import { readCareers } from '#features/careers/ui/careers.server.ts';
import { DeskEmail } from '#features/company/ui/DeskEmail.tsx';
import { Points } from '#features/company/ui/Points.tsx';
import { pointsPart } from '#features/company/ui/points-part.ts';
import { pathTo } from '#site/paths.ts';
import type { Route } from './+types/careers';

const title = msg({
  message: 'Work that you can lift, weigh and see',
  comment: 'Heading of the page careers',
});
const lead = msg({
  message:
    'Yards, parts counters, a steel mill and the trades that keep them running. Paid training, day shifts for most, English and Spanish.',
  comment: 'Opens the page careers; search engines show it too',
});

export const handle = { description: lead };

/** The texts of the page; what comes with the pay is written into it and travels in no other way. How many jobs are open is said where it is counted on the day. */
export function loader() {
  const { benefits, ...rest } = readCareers();
  return { ...rest, benefits: giveOnce(pointsPart('benefits'), benefits), email: deskEmails.careers };
}

/** The page `careers`: what the work is, what we give, how hiring goes, and how to tell a fraud. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { work, benefits, hiring, email } = loaderData;
  const { careers: line } = brand.phones;
  const lineNumber = line.display;
  return (
    <>
      <PictureHeader
        title={i18n._(title)}
        lead={i18n._(lead)}
        wideOnly
        picture={
          <RenderedPicture
            name="melt"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a melt shop with its side open: molten steel glows in the ladles and lights the hall.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      >
        <div>
          <Button variant="primary" icon="arrow" to={pathTo('careers-openings')}>
            {t({ message: 'See the open jobs', comment: 'Button to the list of open jobs' })}
          </Button>
        </div>
      </PictureHeader>
      <SideSection
        id="work"
        title={t({ message: 'Where you would work', comment: 'Heading on the careers page' })}
      >
        <DefinitionList items={work.map(({ id, title: term, text }) => ({ id, term, text }))} />
      </SideSection>
      <Points
        id="benefits"
        title={t({ message: 'What comes with the pay', comment: 'Heading above the benefits of a job' })}
        lead={<Trans>For everyone who works at least half of full-time hours.</Trans>}
        points={benefits}
      />
      <Section>
        <Column span={12}>
          <Stack gap="block">
            <Heading level={2} id="hiring">
              <Trans comment="Heading above the steps of hiring">From hello to first shift</Trans>
            </Heading>
            <Steps
              layout="cards"
              items={hiring.map(({ id, title: name, text, note }) => ({ id, title: name, text, meta: note }))}
            />
            <Text>
              <Trans comment="The link holds a telephone number">
                Careers line, weekdays: <Link href={line.href}>{lineNumber}</Link>
              </Trans>
            </Text>
            <Text>
              <Trans comment="The address appears once a script runs; until then the words of the tag stand in its place">
                By email:{' '}
                <DeskEmail _t="email" encoded={email}>
                  the address appears only where scripts are on
                </DeskEmail>
              </Trans>
            </Text>
            <Callout
              tone="warning"
              headingLevel={3}
              title={t({
                message: 'How to tell a false job offer',
                comment: 'Title of a warning about fraud',
              })}
            >
              <Text>
                <Trans>
                  We never ask for money, gift cards, bank access or a copy of your ID before you have met us.
                  We do not hire by chat. If an offer seems false, call the careers line before you answer it.
                </Trans>
              </Text>
            </Callout>
          </Stack>
        </Column>
      </Section>
      <SideSection
        id="veterans"
        surface="plate"
        title={t({ message: 'Veterans and second starts', comment: 'Heading on the careers page' })}
      >
        <Text>
          <Trans>
            Military drivers, mechanics and operators find their trade here, and we count their service as
            experience. A criminal record does not rule you out by itself: tell us, and we will consider the
            job and how long ago it was.
          </Trans>
        </Text>
        <Text>
          <Trans>
            We choose people only by what the job requires, and we accommodate disabilities. Ask for what you
            need for the interview or the work.
          </Trans>
        </Text>
      </SideSection>
      <SideSection
        id="employees"
        title={t({
          message: 'For employees',
          comment: 'Heading: a part of the page for people who work here',
        })}
      >
        <Text>
          <Trans comment="The link opens a form for employees">
            To talk with the chief executive, ask for a place in the next{' '}
            <Link to={pathTo('ceo-office-hours')}>CEO office hours</Link>.
          </Trans>
        </Text>
      </SideSection>
    </>
  );
}
