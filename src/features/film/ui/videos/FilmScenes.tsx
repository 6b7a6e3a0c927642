import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { DataTable } from '#design-system/data-table/index.ts';
import { Text } from '#design-system/layout/index.ts';
import { givenOnce, KeptAsServed } from '#design-system/served-once.tsx';
import { filmScenesId } from './film-scenes-id.ts';
import type { FilmScene } from './videos.server.ts';

interface FilmScenesProps {
  /** In development alone: see `giveOnce`. */
  scenes: readonly FilmScene[] | null;
}

/** The film in words, a row for each scene, which browsers keep as it is served. Renders a `div`. */
export const FilmScenes: ComponentType<FilmScenesProps> =
  import.meta.env.SSR || import.meta.env.DEV ? WrittenScenes : () => <KeptAsServed id={filmScenesId} />;

function WrittenScenes({ scenes: data }: FilmScenesProps) {
  const scenes = givenOnce(filmScenesId, data);
  const { t } = useLingui();
  return (
    <div id={filmScenesId}>
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
    </div>
  );
}
