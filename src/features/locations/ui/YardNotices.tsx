import { useLingui } from '@lingui/react/macro';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { Banner } from '#design-system/banner/index.ts';
import { media, size, space } from '#design-system/theme/roles.ts';

interface YardNoticesProps {
  notices: readonly { id: string; title: string; text: string }[];
}

/** Prefix of the keys in session storage that keep a dismissed notice away. */
const key = (id: string): string => `yard-notice ${id}`;

/**
 * What visitors of a yard must know today, each in a bar of its own until it is dismissed. Without script a bar stays and
 * has no button. Renders named regions.
 */
export function YardNotices({ notices }: YardNoticesProps) {
  const { t } = useLingui();
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const ids = notices.map(({ id }) => id).join(' ');
  useEffect(() => setDismissed(ids.split(' ').filter(isDismissed)), [ids]);
  return notices
    .filter(({ id }) => !dismissed.includes(id))
    .map(({ id, title, text }) => (
      <Slim key={id} data-stored={key(id)}>
        <Banner
          label={t({
            message: `Notice: ${title}`,
            comment: 'Name of a bar with news of a yard; {title} says which',
          })}
          tone="warning"
          dismissLabel={t({
            message: `Dismiss: ${title}`,
            comment: 'Button that takes a notice of a yard away',
          })}
          onDismiss={() => {
            dismiss(id);
            setDismissed((before) => [...before, id]);
          }}
        >
          <strong>{title}.</strong> {text}
        </Banner>
      </Slim>
    ));
}

/** A notice stands over an answer that belongs into the first screen: smaller on a phone. */
const Slim = styled('div')({
  [media.small]: {
    '& > section': { paddingBlock: space.s2, fontSize: size.small, lineHeight: 1.4 },
    '& > section > * > *': { columnGap: space.s2 },
  },
});

function isDismissed(id: string): boolean {
  try {
    return sessionStorage.getItem(key(id)) !== null;
  } catch {
    return false;
  }
}

function dismiss(id: string): void {
  try {
    sessionStorage.setItem(key(id), '1');
  } catch {
    // Without storage the notice is back on the next document.
  }
}
