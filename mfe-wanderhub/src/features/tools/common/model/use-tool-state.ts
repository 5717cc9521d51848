import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a tool's state is read from an address and written into one. What one typed stays as it was typed. */
export interface UrlCodec<S> {
  parse: (params: URLSearchParams) => S;
  serialize: (state: S) => URLSearchParams;
}

/** Browsers refuse to change the address more than about three times a second. */
const MIN_WRITE_INTERVAL_MS = 350;

/**
 * The state of a tool, kept in the address: it can be shared, kept and come back to. Fields change at once; the address
 * follows at once too, and while somebody types, now and then.
 */
export const useToolState = <S extends object>({ parse, serialize }: UrlCodec<S>) => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [state, setState] = useState(() => parse(params));
  const latest = useRef(state);
  const currentUrl = useRef(address);
  /** Addresses of ours that may still be on their way here: on a slow machine several are. */
  const pendingUrls = useRef(new Set<string>());
  const lastWriteAt = useRef(0);
  const timer = useRef(0);

  const updateState = useCallback((next: S) => {
    latest.current = next;
    setState(next);
  }, []);

  // By a link or the back button, not by us.
  useEffect(() => {
    if (address === currentUrl.current) return pendingUrls.current.clear();
    if (pendingUrls.current.has(address)) return;
    currentUrl.current = address;
    clearTimeout(timer.current);
    updateState(parse(new URLSearchParams(address)));
  }, [address, parse, updateState]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const writeUrl = (next: S) => {
    const nextParams = serialize(next);
    currentUrl.current = nextParams.toString();
    pendingUrls.current.add(currentUrl.current);
    lastWriteAt.current = Date.now();
    setParams(nextParams, { replace: true, preventScrollReset: true });
  };

  const change = (part: Partial<S>) => {
    const next = { ...latest.current, ...part };
    updateState(next);
    clearTimeout(timer.current);
    const wait = lastWriteAt.current + MIN_WRITE_INTERVAL_MS - Date.now();
    if (wait <= 0) writeUrl(next);
    else timer.current = window.setTimeout(() => writeUrl(next), wait);
  };

  return { state, change, query: serialize(state).toString() };
};
