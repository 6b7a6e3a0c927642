import * as openid from 'openid-client';
import type { StaffSettings } from '#server/staff-env.ts';
import type { StaffPerson } from '../model/desk-store.ts';
import { rolesIn, type StaffRole } from '../model/roles.ts';

/** What is kept in the browser, sealed, while somebody is at the company's login. */
export type LoginUnderWay = { state: string; nonce: string; verifier: string };

/** Whom the company's login has let through; `roles` is empty for somebody who has none here. `hasClaim`: it said something of roles. */
export type LoggedIn = StaffPerson & { roles: StaffRole[]; hasClaim: boolean };

/** Why nobody was let through. */
export class LoginFault extends Error {
  /** `away`: the login does not answer, so another try may help. `refused`: it said no, or what it said does not hold. */
  readonly reason: 'away' | 'refused';

  constructor(reason: LoginFault['reason'], cause: unknown) {
    // What the other side says is not written down.
    super(`the company's login: ${reason}`, { cause });
    this.name = 'LoginFault';
    this.reason = reason;
  }
}

/** The company's login, by OpenID Connect: authorization code with PKCE, state and nonce. */
export type CompanyLogin = {
  /** Where a browser goes to log in, and what to keep until it comes back. */
  begin(): Promise<{ url: URL; underWay: LoginUnderWay }>;
  /** Who came back to this address. @throws LoginFault */
  finish(address: URL, underWay: LoginUnderWay): Promise<LoggedIn>;
  /** Where a browser logs out of the company's login too; `null` where it has no such page or was not reached yet. */
  endAddress(): URL | null;
};

/** Where the company's login sends browsers back to. It is registered there. */
export const callbackPath = '/sign-in/callback';

/** Whoever waits for a login that does not answer should read so before giving up, in seconds. */
const patience = 5;

/** Where the login describes itself is asked anew after so long, in milliseconds: keys and addresses change. */
const knownFor = 3_600_000;

/** What the company's login is opened with. */
export type CompanyLoginOptions = {
  settings: Pick<
    StaffSettings,
    'issuer' | 'clientId' | 'clientSecret' | 'origin' | 'roleClaim' | 'roleValues'
  >;
  now?: () => number;
};

/** Opens the company's login. It is asked when somebody logs in, so that the site starts without it. */
export function openCompanyLogin({ settings, now = Date.now }: CompanyLoginOptions): CompanyLogin {
  const { origin, roleClaim, roleValues } = settings;
  let known: { configuration: openid.Configuration; until: number } | undefined;

  async function configuration(): Promise<openid.Configuration> {
    if (known && known.until > now()) return known.configuration;
    try {
      const found = await discover(settings);
      known = { configuration: found, until: now() + knownFor };
      return found;
    } catch (error) {
      throw new LoginFault('away', error);
    }
  }

  return {
    async begin() {
      const config = await configuration();
      const underWay = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: `${origin}${callbackPath}`,
        scope: 'openid profile',
        state: underWay.state,
        nonce: underWay.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(underWay.verifier),
        code_challenge_method: 'S256',
      });
      return { url, underWay };
    },

    async finish(address, { state, nonce, verifier }) {
      const config = await configuration();
      try {
        const tokens = await openid.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('no claims');
        const { sub: subject, name } = claims;
        return {
          subject,
          name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, 200) : subject,
          roles: rolesIn(claims[roleClaim], roleValues),
          hasClaim: claims[roleClaim] !== undefined,
        };
      } catch (error) {
        throw new LoginFault(isAway(error) ? 'away' : 'refused', error);
      }
    },

    endAddress() {
      if (!known?.configuration.serverMetadata().end_session_endpoint) return null;
      return openid.buildEndSessionUrl(known.configuration, { post_logout_redirect_uri: `${origin}/` });
    },
  };
}

async function discover({
  issuer,
  clientId,
  clientSecret,
}: CompanyLoginOptions['settings']): Promise<openid.Configuration> {
  return await openid.discovery(
    new URL(issuer),
    clientId,
    {},
    clientSecret === null ? openid.None() : openid.ClientSecretBasic(clientSecret),
    {
      timeout: patience,
      // The settings allow plain http for a login on this machine alone.
      execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
    },
  );
}

/** True where the login could not be reached or was not itself: a connection that failed, a time that ran out, a fault of its own. */
function isAway(error: unknown): boolean {
  if (error instanceof openid.ClientError && error.code === 'OAUTH_TIMEOUT') return true;
  const { cause } = error as { cause?: unknown };
  if (cause instanceof Response && cause.status >= 500) return true;
  // What `fetch` throws without a connection.
  return error instanceof TypeError && error.message === 'fetch failed';
}
