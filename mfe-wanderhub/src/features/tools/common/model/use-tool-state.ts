import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a tool's state is read from an address and written into one. What one typed stays as it was typed. */
export interface AddressForm<S> {
  read: (params: URLSearchParams) => S;
  write: (state: S) => URLSearchParams;
}

/** Browsers refuse to change the address more than about three times a second. */
const PAUSE_MS = 350;

/**
 * The state of a tool, kept in the address: it can be shared, kept and come back to. Fields change at once; the address
 * follows at once too, and while somebody types, now and then.
 */
export const useToolState = <S extends object>({ read, write }: AddressForm<S>) => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [state, setState] = useState(() => read(params));
  const latest = useRef(state);
  const known = useRef(address);
  /** Addresses of ours that may still be on their way here: on a slow machine several are. */
  const underWay = useRef(new Set<string>());
  const writtenAt = useRef(0);
  const pause = useRef(0);

  const show = useCallback((next: S) => {
    latest.current = next;
    setState(next);
  }, []);

  // By a link or the back button, not by us.
  useEffect(() => {
    if (address === known.current) return underWay.current.clear();
    if (underWay.current.has(address)) return;
    known.current = address;
    clearTimeout(pause.current);
    show(read(new URLSearchParams(address)));
  }, [address, read, show]);

  useEffect(() => () => clearTimeout(pause.current), []);

  const put = (next: S) => {
    const written = write(next);
    known.current = written.toString();
    underWay.current.add(known.current);
    writtenAt.current = Date.now();
    setParams(written, { replace: true, preventScrollReset: true });
  };

  const change = (part: Partial<S>) => {
    const next = { ...latest.current, ...part };
    show(next);
    clearTimeout(pause.current);
    const wait = writtenAt.current + PAUSE_MS - Date.now();
    if (wait <= 0) put(next);
    else pause.current = window.setTimeout(() => put(next), wait);
  };

  return { state, change, query: write(state).toString() };
};
