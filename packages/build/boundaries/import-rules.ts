import type { ImportedModule, SourceFile } from '../source-file.ts';
import type { RoomFinding } from './room-finding.ts';
import {
  exceptions,
  mayImport,
  type Room,
  type RoomName,
  resolveSpecifier,
  roomLabel,
  roomOf,
  wayOut,
} from './rooms.ts';

/** Every import of a file that its room may not make, each with the reason and the way out. */
export function importFindings({ path, imports }: SourceFile): RoomFinding[] {
  const room = roomOf(path);
  if (room === undefined) {
    const text =
      'this folder is no room: a file’s path tells where it may run and what it may import: ' +
      'put it in features/<name>/model or features/<name>/ui, or in one of the rooms of the README';
    return path.startsWith('src/') ? [{ rule: 'room', path, line: 1, column: 1, text }] : [];
  }
  const barrel: RoomFinding[] =
    /\/index\.tsx?$/.test(path) &&
    !/^src\/(?:design-system|features\/[^/]+\/ui)\/[^/]+\/index\.ts$/.test(path)
      ? [
          {
            rule: 'barrel',
            path,
            line: 1,
            column: 1,
            text: 'only a component’s folder has an index.ts: a barrel loads what its reader never asked for: import the files themselves',
          },
        ]
      : [];
  return [
    ...barrel,
    ...imports.flatMap((imported): RoomFinding[] => {
      const target = resolveSpecifier(imported.specifier, path);
      const complaint =
        target === undefined
          ? packageComplaint(imported, path, room)
          : roomComplaint(imported, target, path, room);
      if (complaint === undefined) return [];
      const { line, column } = imported;
      return [{ rule: complaint.rule, path, line, column, text: complaint.text }];
    }),
  ];
}

type Complaint = Pick<RoomFinding, 'rule' | 'text'>;

const isTestFile = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/');

function roomComplaint(
  { specifier, isType }: ImportedModule,
  target: string,
  path: string,
  room: Room,
): Complaint | undefined {
  const other = roomOf(target);
  if (other === undefined) return undefined;
  const sameHouse = room.name === other.name && room.feature === other.feature;
  if (sameHouse) {
    if (room.name === 'app' || !specifier.startsWith('#')) return undefined;
    const text = `"${specifier}" is in this very room: a path within a room survives renaming the room: write ./ or ../`;
    return { rule: 'path', text };
  }
  const ownFeature = room.feature !== undefined && room.feature === other.feature;
  if (room.feature !== undefined && other.feature !== undefined && !ownFeature) {
    return refusal(
      room,
      other,
      'a feature that knows another cannot be changed or removed alone',
      'let the page pass one to the other, or move what both need to site, i18n or design-system',
    );
  }
  if (room.name === 'feature model' && ownFeature) {
    return refusal(
      room,
      other,
      'rules run on the server too, where nothing is drawn and no device is at hand',
      'move the rule to model',
    );
  }
  // A component's test shows it with the words and the content that pages would give it.
  const feedsTest = isTestFile(path) && ['locale', 'content'].includes(other.name);
  if (feedsTest) return undefined;
  const isException = exceptions.some(({ file, to }) => file === path && to === other.name);
  if (isException) return undefined;
  if (other.name !== 'brand' && !mayImport[room.name].includes(other.name)) {
    const { why, instead } = wayOut[other.name] ?? {
      why: 'the plan of the rooms does not foresee it',
      instead: 'take it as an argument',
    };
    return refusal(room, other, why, instead);
  }
  // The list of languages and what is true in all of them are plain data and arithmetic; anything else of i18n carries this
  // build's language into a rule.
  const knowsNoBuild = target === 'src/i18n/language.ts' || target.startsWith('src/i18n/world/');
  if (
    room.name === 'feature model' &&
    other.name === 'i18n' &&
    !isType &&
    !knowsNoBuild &&
    !isTestFile(path)
  ) {
    return refusal(
      room,
      other,
      'a rule knows no build, and so no language of its own',
      'import types only (import type), and take the language or the formatted text as an argument',
    );
  }
  // Both languages' catalogs side by side have no name of their own; only a test reads them so.
  const mayClimb = ownFeature || ['app', 'tests'].includes(room.name) || other.name === 'locale';
  if (specifier.startsWith('.') && !mayClimb) {
    const named = target.replace(/^src\//, '').replace(/^(brand|request-context)\.ts$/, '$1');
    const text = `"${specifier}" leaves the room by its back door: across rooms the path should say which room: write #${named}`;
    return { rule: 'path', text };
  }
  return undefined;
}

function refusal(room: Room, other: Room, why: string, instead: string): Complaint {
  return { rule: 'room', text: `${roomLabel(room)} may not import ${roomLabel(other)}: ${why}: ${instead}` };
}

/** Packages that some rooms may not use. */
interface PackageRule {
  packages: RegExp;
  rooms: readonly RoomName[] | 'every';
  /** Types alone are harmless. */
  typesAllowed?: boolean;
  /** Tests may use it. */
  testsAllowed?: boolean;
  /** Files of those rooms that may use it. */
  except?: RegExp;
  why: string;
  instead: string;
}

const drawing = /^(?:react|react-dom|@mui\/.*|@emotion\/.*)(?:\/|$)/;

const packageRules: PackageRule[] = [
  {
    packages: /^hono\/./,
    rooms: 'every',
    why: 'only the router of Hono is trusted here; its helpers had ten published weaknesses in one year',
    instead: 'import "hono" alone; body limit, cookies, static files and the like are in server/middleware',
  },
  {
    packages: drawing,
    rooms: ['feature model', 'feature queue'],
    why: 'rules and queues run without a page to draw on',
    instead: 'return data from here and draw it in the feature’s ui',
  },
  {
    packages: /^(?:react-router|@react-router\/.*|@lingui\/.*|hono|@hono\/.*|kysely|pino|vite)(?:\/|$)/,
    rooms: ['feature model'],
    testsAllowed: true,
    why: 'the model is plain rules without framework, words or storage',
    instead: 'take what is needed as an argument; return codes, which the ui turns into words',
  },
  {
    packages: /^node:/,
    rooms: ['feature model'],
    testsAllowed: true,
    why: 'the model also runs in the browser',
    instead:
      'use what both have (crypto.subtle, TextEncoder, URL), or declare a port that the server implements',
  },
  {
    packages: /^node:/,
    rooms: ['pages', 'shell', 'feature queue', 'feature ui', 'design-system', 'i18n'],
    testsAllowed: true,
    except: /\.server\.tsx?$/,
    why: 'this room runs in the browser, which has no Node',
    instead:
      'read it in the server and hand it over through the request context; a command belongs to src/tooling',
  },
  {
    packages: drawing,
    rooms: ['site'],
    testsAllowed: true,
    why: 'site is plain data and pure functions, read by routes.ts before any plugin',
    instead: 'return data from here and draw it in the shell or a page',
  },
  {
    packages: /^(?:react-router|@react-router\/.*)(?:\/|$)/,
    rooms: ['site'],
    typesAllowed: true,
    testsAllowed: true,
    why: 'site is plain data and pure functions, read by routes.ts before any plugin',
    instead: 'import types only (import type), or move the caller to shell or pages',
  },
  {
    packages: drawing,
    rooms: ['server', 'content'],
    why: 'the server hands requests to the builds and draws nothing itself',
    instead: 'render in src/app/entry.server.tsx or in a page',
  },
];

function packageComplaint(
  { specifier, isType }: ImportedModule,
  path: string,
  room: Room,
): Complaint | undefined {
  const broken = packageRules.find(
    ({ packages, rooms, typesAllowed, testsAllowed, except }) =>
      packages.test(specifier) &&
      (rooms === 'every' || rooms.includes(room.name)) &&
      !(typesAllowed && isType) &&
      !(testsAllowed && isTestFile(path)) &&
      !except?.test(path),
  );
  return (
    broken && {
      rule: 'package',
      text: `${roomLabel(room)} may not import "${specifier}": ${broken.why}: ${broken.instead}`,
    }
  );
}
