import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import type { Config } from '../../../platform/config/index.js';

/**
 * The cookie that carries the session's id. Over https it is bound to this very host; `http://localhost`,
 * where browsers refuse the prefix, has a plain name.
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

/** The cookie that tells scripts, and only them, that asking who is signed in makes sense. */
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

/** The cookie by which sign-in knows a browser again. It opens nothing. */
export const getDeviceCookie = (config: Pick<Config, 'publicUrl'>) => getRelatedCookie(config, 'device');

/** The cookie of a sign-in that owes its second factor. It opens nothing. */
export const getPendingCookie = (config: Pick<Config, 'publicUrl'>) => getRelatedCookie(config, 'pending');
