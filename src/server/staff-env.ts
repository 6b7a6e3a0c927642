import { type InferType, object, string } from 'yup';
import { type StaffRole, staffRoles } from '#features/desk/model/roles.ts';
import { calledAddress, isHttps, isLoopbackHost, origin } from './env-rules.ts';

/** What the desk of the staff needs. */
export type StaffSettings = {
  /** The private address that it listens on. */
  host: string;
  port: number;
  /** The address of the desk as browsers see it, without a slash at its end. */
  origin: string;
  /** The company's login: the issuer of OpenID Connect, and what it knows the desk by. */
  issuer: string;
  clientId: string;
  /** `null`: a public client, which proves itself by PKCE alone. */
  clientSecret: string | null;
  /** The claim of the ID token that says what somebody is, and which of its values stand for each role. */
  roleClaim: string;
  roleValues: Record<StaffRole, string[]>;
};

const roleNames = {
  reader: 'STAFF_READERS',
  'privacy-officer': 'STAFF_PRIVACY_OFFICERS',
  'compliance-officer': 'STAFF_COMPLIANCE_OFFICERS',
  operator: 'STAFF_OPERATORS',
} as const satisfies Record<StaffRole, string>;

/** Values of a claim with commas between: names of groups may hold spaces. */
const valueList = () =>
  string().test('values', 'must be values with commas between, each of 1 to 200 characters', (value) =>
    value === undefined ? true : valuesOf(value).every((each) => each.length >= 1 && each.length <= 200),
  );

/** The settings of the desk, each by its own rule. */
export const staffFields = {
  STAFF_PORT: string().test('number', 'must be a whole number from 0 to 65535', (value) =>
    value === undefined ? true : /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  ),
  STAFF_HOST: string().default('127.0.0.1'),
  STAFF_ORIGIN: origin(),
  STAFF_ISSUER: calledAddress('https://', 'http://').test(
    'plain',
    'must start with https://, unless it is on this machine',
    (value) => {
      if (value === undefined || !URL.canParse(value)) return true;
      const { protocol, hostname } = new URL(value);
      return protocol !== 'http:' || isLoopbackHost(hostname);
    },
  ),
  STAFF_CLIENT_ID: string().max(200, 'must have at most 200 characters'),
  STAFF_CLIENT_SECRET: string(),
  STAFF_ROLE_CLAIM: string()
    .default('roles')
    .matches(/^[\w:/.-]{1,100}$/, 'must be the name of a claim'),
  STAFF_READERS: valueList(),
  STAFF_PRIVACY_OFFICERS: valueList(),
  STAFF_COMPLIANCE_OFFICERS: valueList(),
  STAFF_OPERATORS: valueList(),
};

const schema = object(staffFields);

/** The values of these settings, each good by itself. */
export type StaffValues = InferType<typeof schema>;

/** What else the faults of the desk depend on. */
export type BesideStaff = {
  isProduction: boolean;
  /** The other ports of the server, by the setting that names them. */
  ports: Record<string, string>;
  /** The hosts of the public site, and its whole addresses. */
  publicHosts: readonly string[];
  publicOrigins: readonly string[];
};

/** Faults that only several settings together can have. Without `STAFF_PORT` there is no desk, and nothing to get wrong. */
export function staffFaults(values: StaffValues, beside: BesideStaff): string[] {
  const { STAFF_PORT } = values;
  if (STAFF_PORT === undefined) return [];
  const faults: string[] = [];
  for (const [name, port] of Object.entries(beside.ports)) {
    if (STAFF_PORT !== '0' && STAFF_PORT === port)
      faults.push(`STAFF_PORT: must differ from ${name}, because the desk has a listener of its own`);
  }
  for (const name of ['STAFF_ISSUER', 'STAFF_CLIENT_ID'] as const) {
    if (values[name] === undefined) faults.push(`${name}: must be set together with STAFF_PORT`);
  }
  if (staffRoles.every((role) => values[roleNames[role]] === undefined)) {
    faults.push(
      `${roleNames.reader}: must be set together with STAFF_PORT, or another of ${Object.values(roleNames).slice(1).join(', ')}, or nobody gets in`,
    );
  }
  const desk = new URL(originOf(values));
  if (!beside.isProduction && values.STAFF_ORIGIN !== undefined && beside.publicOrigins.includes(desk.origin))
    faults.push('STAFF_ORIGIN: must not be the address of the public site');
  if (beside.isProduction) {
    if (values.STAFF_ORIGIN === undefined || !(isHttps(desk.origin) || isLoopbackHost(desk.hostname)))
      faults.push('STAFF_ORIGIN: must be set and start with https:// in production');
    // A browser sends a cookie to every port of its host.
    if (beside.publicHosts.includes(desk.hostname))
      faults.push(
        'STAFF_ORIGIN: must have another host than the public site in production, because hosts share cookies',
      );
    if (values.STAFF_CLIENT_SECRET === undefined)
      faults.push('STAFF_CLIENT_SECRET: must be set together with STAFF_PORT in production');
  }
  return faults;
}

/** The settings of the desk, once they hold together; `null` where there is none. */
export function toStaffSettings(values: StaffValues): StaffSettings | null {
  const { STAFF_PORT, STAFF_ISSUER, STAFF_CLIENT_ID } = values;
  if (STAFF_PORT === undefined || STAFF_ISSUER === undefined || STAFF_CLIENT_ID === undefined) return null;
  return {
    host: values.STAFF_HOST,
    port: Number(STAFF_PORT),
    origin: originOf(values),
    issuer: STAFF_ISSUER,
    clientId: STAFF_CLIENT_ID,
    clientSecret: values.STAFF_CLIENT_SECRET ?? null,
    roleClaim: values.STAFF_ROLE_CLAIM,
    roleValues: Object.fromEntries(
      staffRoles.map((role) => [role, valuesOf(values[roleNames[role]] ?? '')]),
    ) as Record<StaffRole, string[]>,
  };
}

function originOf({ STAFF_ORIGIN, STAFF_PORT }: StaffValues): string {
  return (STAFF_ORIGIN ?? `http://localhost:${STAFF_PORT}`).replace(/\/$/, '');
}

/** `web readers, press` → `['web readers', 'press']` */
function valuesOf(list: string): string[] {
  return list === '' ? [] : list.split(',').map((value) => value.trim());
}
