import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { Banner } from '#design-system/banner/index.ts';
import { momentMark, noteMark } from '../model/saved-copy.ts';
import { addSavedWords } from './add-words.ts';

interface SavedNoteProps {
  /** On the list of saved pages, which also stands in for a page that is not saved. Default `false`. */
  isList?: boolean;
}

if (import.meta.env.SSR) addSavedWords();

/**
 * What a saved copy of the page says of itself, hidden in the page as it is sent: the worker, which shows the copy, has no
 * words. Renders a `div` with a named region, which React leaves alone in a browser, so that its words are no part of what the
 * page loads.
 */
export const SavedNote: ComponentType<SavedNoteProps> = import.meta.env.SSR
  ? WrittenNote
  : () => (
      <div
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing; it tells React that the children are not its own
        dangerouslySetInnerHTML={{ __html: '' }}
        {...{ [noteMark]: '' }}
      />
    );

function WrittenNote({ isList = false }: SavedNoteProps) {
  const { t } = useLingui();
  return (
    <div hidden {...{ [noteMark]: '' }}>
      <Banner
        label={t({
          message: 'No connection',
          comment: 'Name of the banner above a page that is shown from the device, without a connection',
        })}
        tone="warning"
      >
        {isList ? (
          <Trans comment="Above the list of saved pages, in place of a page that could not be loaded">
            No connection, and the page that you asked for is not saved on this device. Reload it when you
            have a signal, or read one of those below.
          </Trans>
        ) : (
          <Trans comment="Above a page that is shown from the device, without a connection; <moment> is a date and a time">
            No connection. This page was saved on <time _t="moment" {...{ [momentMark]: '' }} />. Prices and
            hours may have changed since.
          </Trans>
        )}
      </Banner>
    </div>
  );
}
