import { type IrexWishes } from '@wanderwork/contracts';
import { asksNothing } from '@wanderwork/irex';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askForFrame } from '../ask-for-frame';
import { readWishes, writeWishes } from './wishes-code';

/** The address follows when the hand rests: browsers limit how often it may change. */
const PAUSE_MS = 400;
const PARAMETER = 'my';

const codeOf = (wishes: IrexWishes): string | null => (asksNothing(wishes) ? null : writeWishes(wishes));

/** The wishes in force. They stand in the address, so that a result can be shared. */
export const useWishes = () => {
  const [params, setParams] = useSearchParams();
  const code = params.get(PARAMETER);
  const [state, setState] = useState(() => readWishes(code));
  const known = useRef(code);

  // The address changed elsewhere (a link, the back button): the wishes follow. Their own words they do not take back.
  useEffect(() => {
    if (code === known.current) return;
    known.current = code;
    setState(readWishes(code));
  }, [code]);

  const { wishes, complete } = state;
  useEffect(() => {
    const next = codeOf(wishes);
    if (next === known.current || !complete) return;
    const pause = setTimeout(() => {
      known.current = next;
      setParams((before) => withCode(before, next), { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [wishes, complete, setParams]);

  const wish = useCallback((next: IrexWishes) => {
    askForFrame();
    setState({ wishes: next, complete: true });
  }, []);

  /** Begins with what was saved, unless something is wished already. */
  const begin = useCallback(
    (saved: IrexWishes) =>
      setState((now) => (asksNothing(now.wishes) ? { wishes: saved, complete: true } : now)),
    [],
  );

  return { wishes, complete, wish, begin };
};

const withCode = (before: URLSearchParams, code: string | null): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete(PARAMETER);
  if (code !== null) params.set(PARAMETER, code);
  return params;
};
