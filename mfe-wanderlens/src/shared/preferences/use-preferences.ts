import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand';
import { askForFrame } from '../ask-for-frame';
import { decodePreferences, encodePreferences } from './preferences-code';

/** The address follows when the hand rests: browsers limit how often it may change. */
const PAUSE_MS = 400;
const PARAMETER = 'my';

const codeOf = (wishes: IrexPreferences): string | null =>
  isNeutral(wishes) ? null : encodePreferences(wishes);

/** The wishes in force, followed by what shows them: a slider changes them many times a second. */
export interface PreferencesState {
  store: StoreApi<ReturnType<typeof decodePreferences>>;
  wish: (next: IrexPreferences) => void;
  /** Begins with what was saved, unless something is wished already. */
  begin: (saved: IrexPreferences) => void;
}

/** They stand in the address, so that a result can be shared. Whoever calls this is not drawn again when they change. */
export const usePreferences = (): PreferencesState => {
  const [params, setParams] = useSearchParams();
  const code = params.get(PARAMETER);
  const [wishing] = useState(() => wishingFrom(code));
  const { store } = wishing;
  const known = useRef(code);

  // The address changed elsewhere (a link, the back button): the wishes follow. Their own words they do not take back.
  useEffect(() => {
    if (code === known.current) return;
    known.current = code;
    store.setState(decodePreferences(code));
  }, [code, store]);

  const write = useEffectEvent((next: string | null) => {
    known.current = next;
    setParams((before) => withCode(before, next), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(pause);
      const { wishes, complete } = store.getState();
      const next = codeOf(wishes);
      if (next !== known.current && complete) pause = setTimeout(() => write(next), PAUSE_MS);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      clearTimeout(pause);
    };
  }, [store]);

  return wishing;
};

const wishingFrom = (code: string | null): PreferencesState => {
  const store = createStore(() => decodePreferences(code));
  const wish = (wishes: IrexPreferences) => {
    askForFrame();
    store.setState({ wishes, complete: true });
  };
  const begin = (saved: IrexPreferences) => {
    if (isNeutral(store.getState().wishes)) store.setState({ wishes: saved, complete: true });
  };
  return { store, wish, begin };
};

const withCode = (before: URLSearchParams, code: string | null): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete(PARAMETER);
  if (code !== null) params.set(PARAMETER, code);
  return params;
};
