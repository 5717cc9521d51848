import { type State } from '@wanderwork/quest-engine';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings';
import { type Instrument } from './instrument';
import { moodOf } from './pad';

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Whether a hand was on the page: browsers let nothing sound before. */
const useGesture = (): boolean => {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    for (const gesture of GESTURES) addEventListener(gesture, touch, { once: true });
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, touch);
    };
  }, []);
  return touched;
};

/** Lets the place sound, if that was asked for; silent while the page is hidden. */
export const useSound = (state: State): void => {
  const wanted = useSettings(({ sound }) => sound);
  const touched = useGesture();
  const instrument = useRef<Instrument | null>(null);
  const mood = moodOf(state);
  const { rain, brightness } = mood;
  const latest = useRef(mood);
  useEffect(() => {
    latest.current = mood;
  });

  useEffect(() => {
    if (!wanted || !touched || typeof AudioContext === 'undefined') return;
    let left = false;
    void import('./instrument').then(
      ({ Instrument }) => {
        if (!left) instrument.current = new Instrument(latest.current);
      },
      () => undefined,
    );
    return () => {
      left = true;
      instrument.current?.stop();
      instrument.current = null;
    };
  }, [wanted, touched]);

  useEffect(() => {
    instrument.current?.play(latest.current);
  }, [rain, brightness]);
};
