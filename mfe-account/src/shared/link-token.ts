import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const getTokenFromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;

/**
 * The token of the link that opened the page, or null. It is removed from the URL, where others could read it, and
 * stored in the state of the history entry, so that it survives a reload.
 */
export const useLinkToken = (): string | null => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const tokenInUrl = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (tokenInUrl !== null) void navigate(pathname, { replace: true, state: { token: tokenInUrl } });
  }, [tokenInUrl, navigate, pathname]);
  return tokenInUrl ?? getTokenFromState(state);
};
