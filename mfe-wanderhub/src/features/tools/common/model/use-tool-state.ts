import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a tool's state is read from an address and written into one. What one typed stays as it was typed. */
export interface AddressForm<S> {
  read: (params: URLSearchParams) => S;
  write: (state: S) => URLSearchParams;
}

/** Browsers refuse to change the address with every key. */
const PAUSE_MS = 250;

/**
 * The state of a tool, kept in the address: it can be shared, kept and come back to. Fields change at once; the address
 * follows when the hand rests.
 */
export const useToolState = <S extends object>({ read, write }: AddressForm<S>) => {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [state, setState] = useState(() => read(params));
  const latest = useRef(state);
  const known = useRef(address);
  const pause = useRef(0);

  const show = useCallback((next: S) => {
    latest.current = next;
    setState(next);
  }, []);

  // By a link or the back button, not by us.
  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    clearTimeout(pause.current);
    show(read(new URLSearchParams(address)));
  }, [address, read, show]);

  useEffect(() => () => clearTimeout(pause.current), []);

  const change = (part: Partial<S>) => {
    const next = { ...latest.current, ...part };
    show(next);
    clearTimeout(pause.current);
    pause.current = window.setTimeout(() => {
      const written = write(next);
      known.current = written.toString();
      setParams(written, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  };

  return { state, change, query: write(state).toString() };
};
