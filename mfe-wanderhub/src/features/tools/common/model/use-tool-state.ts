import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Converts a tool's state from and to query parameters. Typed text is kept as it is. */
export interface UrlCodec<S> {
  parse: (params: URLSearchParams) => S;
  serialize: (state: S) => URLSearchParams;
}

/** Browsers limit URL changes to about three per second. */
const MIN_WRITE_INTERVAL_MS = 350;

/**
 * A tool's state, stored in the URL so that it can be shared and bookmarked. Fields update at once; the URL follows at
 * a limited rate.
 */
export const useToolState = <S extends object>({ parse, serialize }: UrlCodec<S>) => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [state, setState] = useState(() => parse(params));
  const latest = useRef(state);
  const currentUrl = useRef(address);
  /** URLs that were written but have not arrived yet; on slow machines there are several. */
  const pendingUrls = useRef(new Set<string>());
  const lastWriteAt = useRef(0);
  const timer = useRef(0);

  const updateState = useCallback((next: S) => {
    latest.current = next;
    setState(next);
  }, []);

  // The URL was changed by a link or the back button.
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
