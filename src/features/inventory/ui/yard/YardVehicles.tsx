import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { pathTo } from '#site/paths.ts';

/** On the page of a parts yard: the ways to the vehicles that stand in it, and to what parts cost. Renders paragraphs. */
export function YardVehicles({ yard }: { yard: string }) {
  return (
    <Stack gap="tight">
      <Text>
        <Link to={pathTo('vehicle-inventory', { search: { yard } })}>
          <Trans comment="Link on the page of a parts yard to the list of its vehicles">
            The vehicles in this yard now, with their rows
          </Trans>
        </Link>
      </Text>
      <Text>
        <Link to={pathTo('part-prices')}>
          <Trans comment="Link on the page of a parts yard to the price list">
            What parts cost, and their core charge
          </Trans>
        </Link>
      </Text>
    </Stack>
  );
}
