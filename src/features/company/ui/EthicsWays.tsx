import { Trans } from '@lingui/react/macro';
import { brand } from '#brand';
import { ColumnList, Heading, Text } from '#design-system/layout/index.ts';
import { Link } from '#design-system/link/index.ts';
import { Panel } from '#design-system/panel/index.ts';
import { size } from '#design-system/theme/roles.ts';
import { pathTo } from '#site/paths.ts';
import type { EthicsWords } from '../content/ethics.schema.ts';

interface EthicsWaysProps {
  ways: EthicsWords['ways'];
}

/** The ways to report, side by side; the telephone first and largest. Renders a list. */
export function EthicsWays({ ways }: EthicsWaysProps) {
  const { ethicsLine } = brand.phones;
  return (
    <ColumnList count={{ medium: 2 }}>
      {ways.map(({ id, title, text, phone }) => (
        <Panel component="li" key={id}>
          <Heading level={3}>{title}</Heading>
          {phone && (
            <Text
              component="div"
              size="figure"
              sx={{ fontSize: size.h2, '& a': { display: 'inline-block', lineHeight: 1 } }}
            >
              <Link href={ethicsLine.href}>{ethicsLine.display}</Link>
            </Text>
          )}
          <Text>{text}</Text>
          {id === 'online' && (
            <Text>
              <Link to={pathTo('report-misconduct')} alone>
                <Trans comment="Link to the form by which misconduct is reported">Open the form</Trans>
              </Link>
            </Text>
          )}
        </Panel>
      ))}
    </ColumnList>
  );
}
