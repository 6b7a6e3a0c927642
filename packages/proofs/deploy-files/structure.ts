import { Ajv } from 'ajv';
import { parseAllDocuments } from 'yaml';

/** What of a service the compose files of this project use; a word that is spelled wrongly is not among it. */
const service = {
  type: 'object',
  additionalProperties: false,
  properties: {
    image: { type: 'string' },
    build: {
      type: 'object',
      additionalProperties: false,
      required: ['context', 'dockerfile'],
      properties: { context: { type: 'string' }, dockerfile: { type: 'string' } },
    },
    // Compose takes numbers and flags as well, and YAML writes them in its own way: texts are what was meant.
    environment: { type: 'object', additionalProperties: { type: 'string' } },
    secrets: { type: 'array', items: { type: 'string' } },
    volumes: { type: 'array', items: { type: 'string', pattern: '^[^:]+:/[^:]*(:ro)?$' } },
    networks: { type: 'array', items: { type: 'string' } },
    ports: { type: 'array', items: { type: 'string', pattern: '^\\d+:\\d+(/udp)?$' } },
    depends_on: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: { condition: { enum: ['service_healthy', 'service_started'] } },
      },
    },
    healthcheck: {
      type: 'object',
      additionalProperties: false,
      required: ['test', 'interval', 'timeout', 'retries'],
      properties: {
        test: { type: 'array', items: { type: 'string' }, minItems: 2 },
        interval: { $ref: '#/$defs/time' },
        timeout: { $ref: '#/$defs/time' },
        start_period: { $ref: '#/$defs/time' },
        retries: { type: 'integer', minimum: 1 },
      },
    },
    restart: { enum: ['unless-stopped', 'always', 'on-failure', 'no'] },
    stop_grace_period: { $ref: '#/$defs/time' },
    read_only: { type: 'boolean' },
    tmpfs: { type: 'array', items: { type: 'string', pattern: '^/' } },
    cap_drop: { type: 'array', items: { type: 'string' } },
    cap_add: { type: 'array', items: { type: 'string' } },
    security_opt: { type: 'array', items: { type: 'string' } },
    mem_limit: { type: 'string', pattern: '^\\d+[kmg]$' },
    pids_limit: { type: 'integer' },
  },
} as const;

const composeSchema = {
  $defs: { time: { type: 'string', pattern: '^\\d+(ms|s|m)$' } },
  type: 'object',
  additionalProperties: false,
  required: ['services'],
  properties: {
    services: { type: 'object', additionalProperties: service },
    networks: {
      type: 'object',
      additionalProperties: {
        type: ['object', 'null'],
        additionalProperties: false,
        properties: { internal: { type: 'boolean' } },
      },
    },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
    secrets: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['file'],
        properties: { file: { type: 'string' } },
      },
    },
  },
};

/** A part of a file that another part names. */
type Named = Record<string, unknown>;

type ComposeFile = {
  services: Record<
    string,
    Record<'secrets' | 'volumes' | 'networks', string[] | undefined> & {
      image?: string;
      build?: object;
      healthcheck?: object;
      depends_on?: Record<string, { condition?: string }>;
    }
  >;
} & Record<'networks' | 'volumes' | 'secrets', Named | undefined>;

/**
 * What is wrong with compose files that are read together, in the order in which Compose lays them over one another: YAML,
 * words, and names of services, networks, volumes and secrets that nothing in them declares.
 */
export function composeFaults(texts: readonly string[]): string[] {
  const isValid = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<ComposeFile>(composeSchema);
  const faults: string[] = [];
  const files: ComposeFile[] = [];
  for (const text of texts) {
    const { documents, errors } = readYaml(text);
    const [document] = documents;
    faults.push(...errors);
    if (documents.length !== 1) faults.push('holds not one document');
    else if (isValid(document)) files.push(document);
    else
      faults.push(...(isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`));
  }
  if (faults.length > 0) return faults;
  const declared = (kind: 'networks' | 'volumes' | 'secrets') =>
    new Set(files.flatMap((file) => Object.keys(file[kind] ?? {})));
  const [networks, volumes, secrets] = [declared('networks'), declared('volumes'), declared('secrets')];
  const services = files.flatMap((file) => Object.entries(file.services));
  const all = (name: string) => services.filter(([one]) => one === name).map(([, given]) => given);
  for (const [name, given] of services) {
    const lacking = (what: string, names: readonly string[], known: ReadonlySet<string>) =>
      names
        .filter((one) => !known.has(one))
        .map((one) => `${name} names the ${what} "${one}", which is not declared`);
    faults.push(
      ...lacking('network', given.networks ?? [], networks),
      ...lacking('secret', given.secrets ?? [], secrets),
      // What begins with a dot or a slash is a path of the machine.
      ...lacking(
        'volume',
        (given.volumes ?? []).map((one) => one.split(':')[0] ?? '').filter((one) => /^\w/.test(one)),
        volumes,
      ),
    );
    for (const [other, { condition }] of Object.entries(given.depends_on ?? {})) {
      if (all(other).length === 0) faults.push(`${name} waits for "${other}", which is no service`);
      // An image may bring its check with it; one that others made is asked here.
      else if (condition === 'service_healthy' && !all(other).some((one) => one.healthcheck || one.build))
        faults.push(`${name} waits until "${other}" is healthy, which nobody asks it`);
    }
    if (!all(name).some(({ image, build }) => image ?? build)) faults.push(`${name} has no image`);
  }
  return faults;
}

const meta = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };

/** The least that each kind has to have, by its words; the cluster itself knows the rest. */
const clusterSchema = {
  type: 'object',
  required: ['apiVersion', 'kind', 'metadata', 'spec'],
  additionalProperties: false,
  properties: {
    apiVersion: { type: 'string' },
    kind: { type: 'string' },
    metadata: meta,
    spec: { type: 'object' },
  },
  oneOf: [
    ['Deployment', 'apps/v1', ['replicas', 'selector', 'template']],
    ['Service', 'v1', ['selector', 'ports']],
    ['PersistentVolumeClaim', 'v1', ['accessModes', 'resources']],
    ['PodDisruptionBudget', 'policy/v1', ['selector']],
    ['CronJob', 'batch/v1', ['schedule', 'jobTemplate']],
  ].map(([kind, apiVersion, required]) => ({
    properties: {
      kind: { const: kind },
      apiVersion: { const: apiVersion },
      spec: { type: 'object', required },
    },
  })),
};

type Labels = Record<string, string>;
type Probe = { httpGet?: { port: string | number } };
type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: {
    selector?: Labels & { matchLabels?: Labels };
    ports?: { name: string; targetPort?: string | number }[];
    template?: {
      metadata?: { labels?: Labels };
      spec: {
        volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[];
        containers: {
          name: string;
          ports?: { name: string }[];
          volumeMounts?: { name: string }[];
          readinessProbe?: Probe;
          livenessProbe?: Probe;
          startupProbe?: Probe;
        }[];
      };
    };
  };
};

/**
 * What is wrong with the manifests of a cluster: YAML, kinds with what they have to have, and labels, ports, volumes and claims
 * that one of them names and none has.
 */
export function clusterFaults(text: string): string[] {
  const isValid = new Ajv({ allErrors: true }).compile<Manifest>(clusterSchema);
  const { documents, errors } = readYaml(text);
  const faults = [...errors];
  const manifests = documents.filter((document, place): document is Manifest => {
    if (isValid(document)) return true;
    faults.push(`document ${place + 1}: ${(isValid.errors ?? []).map(({ message }) => message).join('; ')}`);
    return false;
  });
  if (faults.length > 0) return faults;
  const pods = manifests.flatMap(({ spec }) => (spec.template ? [spec.template] : []));
  const claims = manifests
    .filter(({ kind }) => kind === 'PersistentVolumeClaim')
    .map(({ metadata }) => metadata.name);
  for (const { kind, metadata, spec } of manifests) {
    const wanted = spec.selector?.matchLabels ?? spec.selector;
    const chosen =
      wanted &&
      pods.filter(({ metadata: pod }) =>
        Object.entries(wanted).every(([name, value]) => pod?.labels?.[name] === value),
      );
    if (chosen?.length === 0) faults.push(`${kind} ${metadata.name} selects labels that no pod has`);
    const open = new Set(
      chosen?.flatMap(({ spec: pod }) =>
        pod.containers.flatMap(({ ports }) => (ports ?? []).map(({ name }) => name)),
      ),
    );
    for (const { targetPort } of kind === 'Service' ? (spec.ports ?? []) : [])
      if (typeof targetPort === 'string' && !open.has(targetPort))
        faults.push(`Service ${metadata.name} leads to the port "${targetPort}", which no container has`);
  }
  for (const {
    spec: { containers, volumes = [] },
  } of pods) {
    for (const { persistentVolumeClaim: claim } of volumes)
      if (claim && !claims.includes(claim.claimName)) faults.push(`nobody claims "${claim.claimName}"`);
    for (const container of containers) {
      const [mounts, ports] = [container.volumeMounts ?? [], (container.ports ?? []).map(({ name }) => name)];
      for (const { name } of mounts)
        if (!volumes.some((volume) => volume.name === name))
          faults.push(`${container.name} mounts "${name}", which is no volume`);
      for (const { name } of volumes)
        if (!containers.some(({ volumeMounts }) => volumeMounts?.some((mount) => mount.name === name)))
          faults.push(`nothing mounts the volume "${name}"`);
      for (const probe of ['readinessProbe', 'livenessProbe', 'startupProbe'] as const) {
        const port = container[probe]?.httpGet?.port;
        if (typeof port === 'string' && !ports.includes(port))
          faults.push(`${probe} asks the port "${port}", which ${container.name} has not`);
      }
    }
  }
  return faults;
}

/** Strict: a key that stands twice, or a tab, is an error. */
function readYaml(text: string): { documents: unknown[]; errors: string[] } {
  const documents = [...parseAllDocuments(text)];
  const errors = documents.flatMap(({ errors, warnings }) => [...errors, ...warnings]);
  return {
    documents: documents.map((document) => document.toJS()),
    errors: errors.map(({ message }) => message.split('\n')[0] ?? ''),
  };
}
