import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import type { Config } from '../../../platform/config/index.js';

/**
 * The cookie that carries the session's id. With HTTPS, the `__Host-` prefix binds it to this host. Browsers refuse the
 * prefix on `http://localhost`, so the name there is plain.
 */
export const getSessionCookie = ({ publicUrl }: Pick<Config, 'publicUrl'>) => {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-wanderwork' : 'wanderwork',
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure,
  };
};

/** Tells scripts that a session may exist, so that asking who is signed in is worth a request. */
export const getHintCookie = (config: Pick<Config, 'publicUrl'>) => ({
  name: SIGNED_IN_HINT,
  path: '/',
  httpOnly: false,
  sameSite: 'lax' as const,
  secure: getSessionCookie(config).secure,
});

const getRelatedCookie = (config: Pick<Config, 'publicUrl'>, suffix: string) => {
  const cookie = getSessionCookie(config);
  return { ...cookie, name: `${cookie.name}_${suffix}` };
};

/** Lets sign-in recognize a browser. It grants no access. */
export const getDeviceCookie = (config: Pick<Config, 'publicUrl'>) => getRelatedCookie(config, 'device');

/** Identifies a sign-in that still needs its second factor. It grants no access. */
export const getPendingCookie = (config: Pick<Config, 'publicUrl'>) => getRelatedCookie(config, 'pending');
