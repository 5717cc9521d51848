import { type IrexPreferences } from '@wanderwork/contracts';
import { isNeutral, neutralPreferences } from '@wanderwork/irex';
import { useEffect, useEffectEvent, useRef, useState, createContext } from 'react';
import { useSearchParams } from 'react-router-dom';
import { createStore, type StoreApi } from 'zustand';
import { requestEarlyFrame } from '../run-after-paint';
import { decodePreferences, encodePreferences } from './preferences-code';

/** The address is updated after a pause, because browsers limit how often it may change. */
const PAUSE_MS = 400;
const PARAMETER = 'my';

/** The active preferences, as the address has them. */
type ActiveState = ReturnType<typeof decodePreferences> & {
  /** The reader chose the published order, which then holds against their saved preferences. */
  isPublished: boolean;
};

const readCode = (code: string | null): ActiveState => {
  const decoded = decodePreferences(code);
  return { ...decoded, isPublished: code !== null && decoded.complete && isNeutral(decoded.preferences) };
};

const toCode = ({ preferences, isPublished }: ActiveState): string | null =>
  isNeutral(preferences) && !isPublished ? null : encodePreferences(preferences);

/** The active preferences in a store, because a slider changes them many times a second. */
export interface PreferencesState {
  store: StoreApi<ActiveState>;
  setPreferences: (next: IrexPreferences) => void;
  /** Applies the saved preferences, unless others are active. */
  applySaved: (saved: IrexPreferences) => void;
  /** Returns to the published order. `lasts` if the reader may have saved preferences, which would apply again. */
  showPublished: (lasts: boolean) => void;
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
    store.setState(readCode(code));
  }, [code, store]);

  const writeAddress = useEffectEvent((next: string | null) => {
    writtenCode.current = next;
    setParams((before) => setCode(before, next), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(pause);
      const state = store.getState();
      const next = toCode(state);
      if (next !== writtenCode.current && state.complete)
        pause = setTimeout(() => writeAddress(next), PAUSE_MS);
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
  const store = createStore(() => readCode(code));
  const apply = (preferences: IrexPreferences, isPublished = false) =>
    store.setState({ preferences, complete: true, isPublished });
  return {
    store,
    setPreferences: (preferences) => {
      requestEarlyFrame();
      apply(preferences);
    },
    applySaved: (saved) => {
      if (isNeutral(store.getState().preferences)) apply(saved);
    },
    showPublished: (lasts) => apply(neutralPreferences, lasts),
  };
};

const setCode = (before: URLSearchParams, code: string | null): URLSearchParams => {
  const params = new URLSearchParams(before);
  params.delete(PARAMETER);
  if (code !== null) params.set(PARAMETER, code);
  return params;
};

/** The active preferences. A context avoids rendering the page around them. */
export const ActivePreferences = createContext<PreferencesState | null>(null);
