import { type ReactNode, useEffect, useRef } from 'react';
import { Panel } from '#design-system/panel/index.ts';
import { space } from '#design-system/theme/roles.ts';

/** Props of `FormNotice`. */
export interface FormNoticeProps {
  children: ReactNode;
  /** Interrupts and takes the focus, for news that comes while the page is open. Default `false`. */
  assertive?: boolean;
}

/** A word about the whole form, above it. Renders a `div`, as `role="alert"` when it is assertive. */
export function FormNotice({ children, assertive = false }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (assertive) notice.current?.focus();
  }, [assertive]);
  return (
    <Panel
      variant="error"
      ref={notice}
      role={assertive ? 'alert' : undefined}
      tabIndex={-1}
      sx={{ marginBlockEnd: space.s5 }}
    >
      {children}
    </Panel>
  );
}
