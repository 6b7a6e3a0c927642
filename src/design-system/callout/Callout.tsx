import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';

interface CalloutProps {
  /** What kind of message it is; the title says it in words. `sample`: figures are made up; a slim ribbon. */
  tone: 'note' | 'good' | 'warning' | 'stop' | 'sample';
  title: string;
  /** Makes the title a heading of this level. Default: a bold line. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

const looks = {
  note: { severity: 'info', icon: 'info' },
  good: { severity: 'success', icon: 'check' },
  warning: { severity: 'warning', icon: 'warning' },
  stop: { severity: 'error', icon: 'close' },
} as const;

/**
 * A passage set apart because a reader must not miss it. MUI's `Alert`, without its role: a `div` that says nothing by itself when it appears.
 *
 * - The title is a heading only where the page's outline wants one.
 * - What says that figures are made up is a ribbon: a line or two, so that the figures stay in sight.
 * - It is told from the text around it by an edge, an icon and a bold title, not by its ground alone.
 */
export function Callout({ tone, title, headingLevel, children }: CalloutProps) {
  if (tone === 'sample')
    return (
      <Alert variant="ribbon" icon={false}>
        <strong data-part="title">{title}.</strong> {children}
      </Alert>
    );
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'div';
  const { severity, icon } = looks[tone];
  return (
    <Alert severity={severity} icon={<Icon name={icon} />} data-surface="raised">
      <Title data-part="title">{title}</Title>
      {children}
    </Alert>
  );
}
