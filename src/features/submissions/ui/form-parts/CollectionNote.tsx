import { Trans } from '@lingui/react/macro';
import { Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { collectionNotice } from './collection-notice.ts';

/**
 * Leads to the notice at collection. The notice says that it is met beside each form, so each form that asks who somebody is
 * has this beside its button. Renders a `p`.
 */
export function CollectionNote() {
  return (
    <Text muted>
      <Trans comment="The link leads to a part of the legal notices">
        What we collect with this form and why is in our{' '}
        <Link to={collectionNotice()}>notice at collection</Link>.
      </Trans>
    </Text>
  );
}
