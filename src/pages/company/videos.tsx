import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DataTable } from '#design-system/data-table/index.ts';
import { Heading, PageHeader, Section, Text } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { SideSection } from '#design-system/side-section/index.ts';
import { filmFiles } from '#features/film/ui/film-files.ts';
import { VideosFiles } from '#features/film/ui/videos/VideosFiles.tsx';
import { VideosPlayer } from '#features/film/ui/videos/VideosPlayer.tsx';
import { readVideos } from '#features/film/ui/videos/videos.server.ts';
import { i18n } from '#i18n/i18n.ts';
import { pathTo } from '#site/paths.ts';
import type { StructuredFacts } from '#site/structured-data.ts';
import type { Route } from './+types/videos';

const title = msg({
  message: 'Seventy-five seconds from scrap to bridge',
  comment: 'Heading of the page videos: the length of its one film, and what it shows',
});
const lead = msg({
  message:
    'How old metal becomes new, drawn, and told by a synthetic voice: play it here with captions in English or Spanish, read it, or take the files with you.',
  comment: 'Opens the page videos; search engines show it too',
});

export const handle = { description: lead };

/** The film's files and words, in the page's language. */
export function loader() {
  const structured: StructuredFacts[] = [
    {
      kind: 'video',
      name: i18n._(title),
      summary: i18n._(lead),
      published: '2026-11-20',
      duration: 'PT75S',
      file: filmFiles.mp4,
      poster: '/film/poster.jpg',
    },
  ];
  return { ...readVideos(), structured };
}

/** The page `videos`: the one film so far, to watch, to read and to keep. */
export default function Videos({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { files, filesLead, scenes } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} surface="plate" />
      <Section surface="plate" room="block">
        <VideosPlayer />
      </Section>
      <Section>
        <Heading level={2} id="film-words">
          <Trans comment="Heading over a table that tells the film in words">The film, scene by scene</Trans>
        </Heading>
        <DataTable
          caption={t({
            message: 'Scenes of the film with their captions',
            comment: 'Names a table that tells the film in words',
          })}
          captionHidden
          columns={[
            {
              id: 'at',
              label: t({
                message: 'Time',
                context: 'film',
                comment: 'Head of a column: minutes and seconds of a film',
              }),
            },
            { id: 'picture', label: t({ message: 'What you see', comment: 'Head of a column' }) },
            { id: 'captions', label: t({ message: 'What the captions say', comment: 'Head of a column' }) },
          ]}
          rows={scenes.map(({ at, picture, captions }) => ({
            id: at,
            cells: {
              at,
              picture,
              captions: captions.map((line) => <Text key={line}>{line}</Text>),
            },
          }))}
          emptyText=""
        />
      </Section>
      <SideSection
        id="files"
        surface="tint"
        size="h2"
        title={<Trans comment="Heading over files of a film and its captions">Files to keep</Trans>}
        lead={<RichText text={filesLead.lead} links={{ home: { to: pathTo('home', { hash: 'film' }) } }} />}
      >
        <VideosFiles files={files} />
      </SideSection>
    </>
  );
}
