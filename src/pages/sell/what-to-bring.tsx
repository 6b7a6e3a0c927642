import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PapersArt } from '#design-system/art/index.ts';
import { PageHeader } from '#design-system/layout/index.ts';
import { BringForm } from '#features/materials/ui/BringForm.tsx';
import { BringList } from '#features/materials/ui/BringList.tsx';
import { PlacesTable } from '#features/materials/ui/PlacesTable.tsx';
import { readBringAnswer } from '#features/materials/ui/places.server.ts';
import { SavedNote } from '#features/saved-pages/ui/SavedNote.tsx';
import { OnwardPages } from '#shell/OnwardPages.tsx';
import type { Route } from './+types/what-to-bring';

const title = msg({ message: 'What to bring when you sell', comment: 'Heading of the page what-to-bring' });
const lead = msg({
  message:
    'Choose where you sell and what you sell. You get a list to print: your papers, what the yard writes down, and how you are paid.',
  comment: 'Opens the page what-to-bring; search engines show it too',
});

export const handle = { description: lead };

/** The rules that the address asks for. */
export function loader({ request }: Route.LoaderArgs) {
  return readBringAnswer(new URL(request.url).searchParams);
}

/** The page `what-to-bring`: a list for one place and one kind of goods, or for all. */
export default function WhatToBring({ loaderData: answer }: Route.ComponentProps) {
  const { i18n, t } = useLingui();
  return (
    <>
      <SavedNote />
      <PageHeader title={i18n._(title)} lead={i18n._(lead)} art={<PapersArt />}>
        <BringForm choice={answer.choice} places={answer.places} goods={answer.goods} />
      </PageHeader>
      <BringList answer={answer} />
      {answer.table.length > 0 && <PlacesTable rows={answer.table} words={answer.words.table} />}
      <OnwardPages
        heading={t({
          message: 'More before you go',
          comment: 'Heading above links for people who sell scrap',
        })}
        items={['location-search', 'what-we-buy', 'title-and-paperwork', 'material-theft']}
      />
    </>
  );
}
