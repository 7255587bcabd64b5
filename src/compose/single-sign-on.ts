// The provider that people may sign in with, where the settings name one.
import type { Settings } from '../config/settings.ts';
import { createIdentityProvider } from '../system/identity-provider.ts';
import { createSealing } from '../system/sealing.ts';
import type { SingleSignOn } from '../usecases/single-sign-on.ts';

/** The page that takes the provider's answer. */
const RETURN_PATH = 'account/';

export function singleSignOnWith(
  settings: Settings,
  secrets: Parameters<typeof createSealing>[0],
): { readonly singleSignOn?: SingleSignOn } {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_REDIRECT_BASE: base } = settings;
  if (issuer === undefined || clientId === undefined || base === undefined) return {};
  const redirectUri = new URL(RETURN_PATH, base.endsWith('/') ? base : `${base}/`);
  return {
    singleSignOn: {
      provider: createIdentityProvider({
        issuer,
        clientId,
        clientSecret: settings.OIDC_CLIENT_SECRET,
        scopes: settings.OIDC_SCOPES,
        redirectUri: redirectUri.href,
      }),
      policy: {
        rolesClaim: settings.OIDC_ROLES_CLAIM,
        adminValues: (settings.OIDC_ADMIN_VALUES ?? '')
          .split(',')
          .map((value) => value.trim())
          .filter(Boolean),
        linksVerifiedEmail: settings.OIDC_LINK_VERIFIED_EMAIL,
      },
      label: settings.OIDC_LABEL ?? new URL(issuer).hostname,
      isSecure: redirectUri.protocol === 'https:',
      sealing: createSealing(secrets, 'paseo:login'),
    },
  };
}
