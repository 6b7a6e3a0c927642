import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** The staff of the tests, by what they type at the login: anything is a good password. */
export const staff = {
  rita: { name: 'Rita Vogel', roles: ['web readers'] },
  omar: { name: 'Omar Lind', roles: ['web operators'] },
  petra: { name: 'Petra Solís', roles: ['privacy'] },
  clara: { name: 'Clara Brandt', roles: ['legal'] },
  bruno: { name: 'Bruno Hale', roles: ['web readers', 'privacy', 'legal', 'web operators'] },
  /** Works here, and has nothing to do with the desk. */
  nora: { name: 'Nora Finch', roles: ['canteen'] },
} as const;

/** One of them. */
export type StaffName = keyof typeof staff;

/** The settings that give each of them their role. */
export const staffVariables = {
  STAFF_CLIENT_ID: 'desk',
  STAFF_CLIENT_SECRET: 'a secret of the tests, which is long enough',
  STAFF_READERS: 'web readers',
  STAFF_PRIVACY_OFFICERS: 'privacy',
  STAFF_COMPLIANCE_OFFICERS: 'legal',
  STAFF_OPERATORS: 'web operators',
};

/** In seconds. */
const hour = 3600;

/** A company's login on loopback: a real provider of OpenID Connect. */
export type CompanyLoginFixture = {
  issuer: string;
  close(): Promise<void>;
};

/**
 * Starts a provider that knows one client, whose browsers come back to `origin`. Its own pages ask for a name and a
 * password; nobody is asked for consent, since the company owns both sides.
 */
export async function startCompanyLogin({
  origin,
  port = 0,
}: {
  origin: string;
  port?: number;
}): Promise<CompanyLoginFixture> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = quietly(() => new Provider(issuer, configurationFor(origin)));
  const handle = provider.callback();
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}

function configurationFor(origin: string): Configuration {
  return {
    clients: [
      {
        client_id: staffVariables.STAFF_CLIENT_ID,
        client_secret: staffVariables.STAFF_CLIENT_SECRET,
        redirect_uris: [`${origin}/sign-in/callback`],
        post_logout_redirect_uris: [`${origin}/`],
      },
    ],
    // Many providers put what was asked for into the ID token itself.
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], profile: ['name', 'roles'] },
    pkce: { required: () => true },
    cookies: { keys: ['of the tests'] },
    ttl: { Interaction: hour, Grant: hour, Session: hour, AccessToken: hour, IdToken: hour },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, ...staff[id as StaffName] }),
    }),
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

/** The provider warns of everything that must not be so in production; tests want none of it. */
function quietly<Value>(make: () => Value): Value {
  const { info, warn } = console;
  console.info = () => {};
  console.warn = () => {};
  try {
    return make();
  } finally {
    Object.assign(console, { info, warn });
  }
}

if (import.meta.main) {
  const { STAFF_PORT = '3002', STAFF_ORIGIN = `http://localhost:${STAFF_PORT}` } = process.env;
  const { issuer } = await startCompanyLogin({ origin: STAFF_ORIGIN, port: 3003 });
  const variables = { STAFF_PORT, STAFF_ORIGIN, STAFF_ISSUER: issuer, ...staffVariables };
  console.log(
    Object.entries(variables)
      .map(([name, value]) => `export ${name}='${value}'`)
      .join('\n'),
  );
}
