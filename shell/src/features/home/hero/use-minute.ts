import { useSyncExternalStore } from 'react';

export const MINUTE_MS = 60_000;

const getCurrentMinute = (): number => Math.floor(Date.now() / MINUTE_MS);

const subscribeToMinutes = (tick: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        tick();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  return () => clearTimeout(timer);
};

/** The current minute as a date; re-renders when the next minute begins. */
export const useMinute = (): Date =>
  new Date(useSyncExternalStore(subscribeToMinutes, getCurrentMinute) * MINUTE_MS);
