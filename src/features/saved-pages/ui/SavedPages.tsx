import { Trans } from '@lingui/react/macro';
import { Button } from '#design-system/button/index.ts';
import { Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Prose } from '#design-system/rich-text/index.ts';
import { pathTo } from '#site/paths.ts';
import { addSavedWords } from './add-words.ts';
import { listMark, noneMark, removeMark } from './list-saved-pages.ts';

addSavedWords();

/**
 * The pages that this device keeps, and the button that removes them. Renders a list that the page script fills
 * (`list-saved-pages.ts`); React leaves it alone.
 */
export function SavedPages() {
  return (
    <Stack data-native="">
      <Prose>
        <div
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React that the children are not its own
          dangerouslySetInnerHTML={{ __html: '' }}
          {...{ [listMark]: '' }}
        />
      </Prose>
      <Text {...{ [noneMark]: '' }}>
        <Trans comment="In place of a list of pages that can be read without a connection; the link leads to the list of yards">
          Nothing is saved on this device yet. Open the page of a yard from{' '}
          <Link to={pathTo('locations')}>the list of yards</Link>, and it is.
        </Trans>
      </Text>
      <div hidden {...{ [removeMark]: '' }}>
        <Button type="button" variant="secondary">
          <Trans comment="Button that removes all pages that can be read without a connection">
            Remove all saved pages
          </Trans>
        </Button>
      </div>
    </Stack>
  );
}
