import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { useEffect, useEffectEvent, useRef, useState, createContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand';
import { requestEarlyFrame } from '../run-after-paint';
import { decodePreferences, encodePreferences } from './preferences-code';

/** The address is updated after a pause, because browsers limit how often it may change. */
const PAUSE_MS = 400;
const PARAMETER = 'my';

const toCode = (preferences: IrexPreferences): string | null =>
  isNeutral(preferences) ? null : encodePreferences(preferences);

/** The active preferences in a store, because a slider changes them many times a second. */
export interface PreferencesState {
  store: StoreApi<ReturnType<typeof decodePreferences>>;
  setPreferences: (next: IrexPreferences) => void;
  /** Applies the saved preferences, unless others are active. */
  applySaved: (saved: IrexPreferences) => void;
}

/**
 * The preferences are in the address, so that a result can be shared. The hook does not render its component when
 * they change.
 */
export const usePreferences = (): PreferencesState => {
  const [params, setParams] = useSearchParams();
  const code = params.get(PARAMETER);
  const [state] = useState(() => createPreferencesState(code));
  const { store } = state;
  const writtenCode = useRef(code);

  // The address changed elsewhere (a link, the back button): update the preferences. Changes written by this hook are
  // ignored.
  useEffect(() => {
    if (code === writtenCode.current) return;
    writtenCode.current = code;
    store.setState(decodePreferences(code));
  }, [code, store]);

  const writeAddress = useEffectEvent((next: string | null) => {
    writtenCode.current = next;
    setParams((before) => setCode(before, next), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(pause);
      const { preferences, complete } = store.getState();
      const next = toCode(preferences);
      if (next !== writtenCode.current && complete) pause = setTimeout(() => writeAddress(next), PAUSE_MS);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      clearTimeout(pause);
    };
  }, [store]);

  return state;
};

const createPreferencesState = (code: string | null): PreferencesState => {
  const store = createStore(() => decodePreferences(code));
  const setPreferences = (preferences: IrexPreferences) => {
    requestEarlyFrame();
    store.setState({ preferences, complete: true });
  };
  const applySaved = (saved: IrexPreferences) => {
    if (isNeutral(store.getState().preferences)) store.setState({ preferences: saved, complete: true });
  };
  return { store, setPreferences, applySaved };
};

const setCode = (before: URLSearchParams, code: string | null): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete(PARAMETER);
  if (code !== null) params.set(PARAMETER, code);
  return params;
};

/** The active preferences. A context avoids rendering the page around them. */
export const ActivePreferences = createContext<PreferencesState | null>(null);
