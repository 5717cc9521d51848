import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const kept = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;

/**
 * The secret of the link by which one came, or null. It leaves the address at once, where others could read it, and
 * stays with this entry of the browser's history: a reload still knows it.
 */
export const useLinkToken = (): string | null => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true, state: { token: arrived } });
  }, [arrived, navigate, pathname]);
  return arrived ?? kept(state);
};
