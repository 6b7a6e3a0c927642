import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Heading, PageHeader, Section } from '#design-system/layout/index.ts';
import { RichText } from '#design-system/rich-text/index.ts';
import { giveOnce } from '#design-system/served-once.tsx';
import { SideSection } from '#design-system/side-section/index.ts';
import { filmFiles } from '#features/film/ui/film-files.ts';
import { FilmScenes } from '#features/film/ui/videos/FilmScenes.tsx';
import { filmScenesId } from '#features/film/ui/videos/film-scenes-id.ts';
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
    'How old metal becomes new, shown on a scale model and told by a synthetic voice: play it here with captions in English or Spanish, read it, or take the files with you.',
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
  const { scenes, ...videos } = readVideos();
  return { ...videos, scenes: giveOnce(filmScenesId, scenes), structured };
}

/** The page `videos`: the one film so far, to watch, to read and to keep. */
export default function Videos({ loaderData }: Route.ComponentProps) {
  const { files, filesLead, scenes } = loaderData;
  return (
    <>
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} surface="plate" compact />
      <Section surface="plate" room="block">
        <VideosPlayer />
      </Section>
      <Section>
        <Heading level={2} id="film-words">
          <Trans comment="Heading over a table that tells the film in words">The film, scene by scene</Trans>
        </Heading>
        <FilmScenes scenes={scenes} />
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
