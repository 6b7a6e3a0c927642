import { fetchedPackages, type LockedPackage, type LockedPackages } from './lock-file.ts';

/** A list of parts in CycloneDX 1.5. */
export interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: Component };
  components: Component[];
}

interface Component {
  type: 'application' | 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl?: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { expression: string }[];
}

/**
 * What an installation of production may hold, on any machine: every package of the lock file that is no tool. `npm sbom` is
 * not asked, since it overflows its stack in our workspaces and, from the lock file alone, leaves out whatever a
 * workspace wants too, React among it.
 *
 * @param licenceOf The licence of a package by its folder.
 */
export function billOfMaterials(
  lock: LockedPackages,
  site: { name: string; version: string },
  licenceOf: (folder: string) => string,
): BillOfMaterials {
  const parts = new Map<string, Component>();
  for (const [folder, locked] of fetchedPackages(lock)) {
    if (locked.dev) continue;
    const part = componentOf(folder, locked, licenceOf(folder));
    parts.set(part['bom-ref'], part);
  }
  const { name, version } = site;
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...parts.values()].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}

function componentOf(
  folder: string,
  { version = '', integrity = '' }: LockedPackage,
  licence: string,
): Component {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl: `pkg:npm/${name.replace(/^@/, '%40')}@${version}`,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [{ expression: licence }],
  };
}
