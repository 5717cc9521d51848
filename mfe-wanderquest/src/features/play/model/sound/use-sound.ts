import { type State } from '@wanderwork/quest-engine';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings';
import { type Instrument } from './instrument';
import { getMood } from './mood';

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Whether the player has touched the page; browsers block sound before. */
const useGesture = (): boolean => {
  const [hasGesture, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const gesture of GESTURES) addEventListener(gesture, touch, { once: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, touch);
    };
  }, []);
  return hasGesture;
};

/** Plays the sound of the place when switched on; silent while the page is hidden. */
export const useSound = (state: State): void => {
  const isWanted = useSettings(({ sound }) => sound);
  const hasGesture = useGesture();
  const instrument = useRef<Instrument | null>(null);
  const mood = getMood(state);
  const { rain, brightness } = mood;
  const latest = useRef(mood);
  useEffect(() => {
    latest.current = mood;
  });

  useEffect(() => {
    if (!isWanted || !hasGesture || typeof AudioContext === 'undefined') return;
    let isUnmounted = false;
    void import('./instrument').then(
      ({ Instrument }) => {
        if (!isUnmounted) instrument.current = new Instrument(latest.current);
      },
      () => undefined,
    );
    return () => {
      isUnmounted = true;
      instrument.current?.stop();
      instrument.current = null;
    };
  }, [isWanted, hasGesture]);

  useEffect(() => {
    instrument.current?.play(latest.current);
  }, [rain, brightness]);
};
