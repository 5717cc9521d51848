import { begin, hash, reduce, type Action, type Entry, type State } from '@wanderwork/quest-engine';
import { useState } from 'react';
import { forgetWeek, keepWeek, readWeek, startOf, type KeptWeek } from './kept-week';

/** A week that is being played. */
export interface Week {
  state: State;
  /** What the last action brought; empty when the page was just opened. */
  entries: readonly Entry[];
  /** Days and their entries, the first day first. */
  journal: readonly (readonly Entry[])[];
  /** Found again when the page was opened: nobody has pressed anything yet. */
  resumed: boolean;
  /** The browser could not keep it: it is gone when the page is left. */
  unkept: boolean;
}

interface Played extends Week {
  kept: KeptWeek;
}

const seed = (): number => crypto.getRandomValues(new Int32Array(1))[0]!;

/** Plays a kept week again from its start, so that the journal is whole. */
const resumed = (kept: KeptWeek): Played => {
  let state = begin(startOf(kept));
  const journal = kept.log.map((action) => {
    const next = reduce(state, action);
    state = next.state;
    return next.entries;
  });
  return { kept, state, journal, entries: [], resumed: true, unkept: false };
};

const begun = (home: number, passport: number): Played => {
  const origin = { seedA: seed(), seedB: seed(), home, passport };
  const state = begin(startOf(origin));
  const kept = { ...origin, log: [], hash: hash(state) };
  return { kept, state, journal: [], entries: [], resumed: false, unkept: !keepWeek(kept) };
};

const after = (played: Played, action: Action): Played => {
  const { state, entries, refusal } = reduce(played.state, action);
  if (refusal) return played;
  const kept = { ...played.kept, log: [...played.kept.log, action], hash: hash(state) };
  return {
    kept,
    state,
    entries,
    journal: [...played.journal, entries],
    resumed: false,
    unkept: !keepWeek(kept),
  };
};

/** The week of this browser: kept after every action, there again after a reload. */
export const useWeek = () => {
  const [played, setPlayed] = useState<Played | null>(() => {
    const kept = readWeek();
    return kept && resumed(kept);
  });
  return {
    week: played as Week | null,
    start: (home: number, passport: number) => setPlayed(begun(home, passport)),
    // Of two clicks before the screen has followed, the second plays the same action on the same state: it counts once.
    act: (action: Action) => played && setPlayed(after(played, action)),
    again: () => {
      forgetWeek();
      setPlayed(null);
    },
  };
};
