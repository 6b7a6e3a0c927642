import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { headerPictureSizes, PictureHeader, RenderedPicture } from '#design-system/picture/index.ts';
import { HistoryEra } from '#features/company/ui/HistoryEra.tsx';
import { HistoryYears } from '#features/company/ui/HistoryYears.tsx';
import { readEras } from '#features/company/ui/history.server.ts';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/history';

const lead = msg({
  message:
    'More than a century of buying what others are done with: the good years, the mistakes, and what we learned from both.',
  comment: 'Opens the page history; search engines show it too',
});

export const handle = { description: lead };

/** The eras of the page, in its language. */
export function loader() {
  return { eras: readEras() };
}

/** The page `history`: five eras, each with a drawing and its milestones along a line. */
export default function History({ loaderData }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  const { eras } = loaderData;
  return (
    <>
      <PictureHeader
        title={<Trans comment="Heading of the page history">From one wagon to a mill of our own</Trans>}
        lead={i18n._(lead)}
        picture={
          <RenderedPicture
            name="mill"
            sizes={headerPictureSizes}
            alt={t({
              message:
                'Scale model of a rolling mill: before the long hall a glowing bar runs through three stands of rolls, and seven more cool beside it. Coils of sheet and bundles of bars lie at the hall.',
              comment: 'Says a picture to people who cannot see it',
            })}
          />
        }
      />
      <HistoryYears
        label={t({ message: 'Five eras', comment: 'Names a list of links to the eras of the history' })}
        eras={eras}
      />
      {eras.map((era, index) => (
        <HistoryEra key={era.id} era={era} surface={index % 2 === 0 ? 'paper' : 'tint'} />
      ))}
      <OnwardPages
        heading={t({
          message: 'The group today',
          comment: 'Heading above links to pages about the company today',
        })}
        items={['company', 'award', 'sustainability', 'culture']}
      />
    </>
  );
}
