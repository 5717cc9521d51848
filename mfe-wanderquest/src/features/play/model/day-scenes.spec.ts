import {
  createState,
  findCityIndex,
  NO_CARD,
  reduce,
  waitingChoices,
  cities,
  getComfort,
  type Action,
  type State,
} from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { addChapter, toChapter, type Chapter } from './chapters';
import { getRunStart } from './saves/rules';
import { lineConditions } from './text/scene-lines';
import { sceneTexts } from './text/scene-texts';

const verbs = ['work', 'rest', 'explore', 'socialise', 'admin'] as const;

/** A traveler who moves every ninth day and otherwise does one thing after another, some days at a time. */
const nextAction = (state: State, turn: number): Action => {
  if (state.card !== NO_CARD)
    return { type: 'choose', choice: waitingChoices(state).find(({ open }) => open)!.index };
  if (turn % 9 === 8) {
    const to = (state.city + 7 + turn) % cities.length;
    return { type: 'move', to, by: turn % 2 ? 'land' : 'air', ahead: 0 };
  }
  return { type: 'spend', verb: verbs[turn % verbs.length]!, days: 1 + (turn % 3) };
};

interface ToldLine {
  text: string;
  day: number;
  seen: State;
  next: State;
  chapter: Chapter;
}

/** Plays a run and returns every line, and the days that had neither a line nor a card. */
const playRun = (seedA: number) => {
  let state = createState(getRunStart(createPlan({ mode: 'grand_tour', seedA })));
  let chapters: readonly Chapter[] = [];
  const lines: ToldLine[] = [];
  let silentDays = 0;
  for (let turn = 0; turn < 160 && !state.ending; turn += 1) {
    const action = nextAction(state, turn);
    const next = reduce(state, action);
    if (next.refusal) {
      state = reduce(state, { type: 'spend', verb: 'rest', days: 1 }).state;
      continue;
    }
    const chapter = toChapter(state, next, chapters);
    chapters = addChapter(chapters, [action], chapter);
    for (const { day, line } of chapter.scenes)
      lines.push({ text: sceneTexts[line]!, day, seen: state, next: next.state, chapter });
    const days = chapter.entries.filter(({ kind }) => kind === 'day').length;
    const hasCard = chapter.entries.some(
      ({ kind }) => kind === 'card' || kind === 'outcome' || kind === 'end',
    );
    if (!hasCard && chapter.scenes.length < days) silentDays += 1;
    ({ state } = next);
  }
  return { lines, silentDays };
};

const runs = Array.from({ length: 40 }, (_, n) => playRun(n + 1));
const allLines = runs.flatMap(({ lines }) => lines);

/** What a line asserts about the day it is told of. */
const claims: readonly (readonly [RegExp, (line: ToldLine) => boolean])[] = [
  [/cabin lights|window seat|You land|The pilot/, ({ chapter }) => hasArrived(chapter, false)],
  [
    /The train stops|compartment|The driver|The road follows|the bridges/,
    ({ chapter }) => hasArrived(chapter, true),
  ],
  [/which city this is|light switches|price tag/, ({ seen }) => seen.city !== seen.home && seen.nights < 2],
  [
    /bakery starts|creaks now|give a stranger|As always|A neighbor nods/,
    ({ seen, day }) => seen.nights + day - seen.day >= 6,
  ],
  [/Your own street|good cups|kitchen clock/, ({ seen }) => seen.city === seen.home],
  [/so mild|hang your jacket|opened every window/, ({ seen, day }) => getComfort(seen, seen.city, day) >= 75],
  [/indoors|out of the weather|no day for windows/, ({ seen, day }) => getComfort(seen, seen.city, day) < 50],
  [/hard email|third draft|close the laptop|The client sends/, ({ chapter }) => hasVerb(chapter, 'work')],
  [/planes go over/, ({ seen }) => cities[seen.city]!.hub],
];

const hasArrived = ({ entries }: Chapter, byLand: boolean): boolean =>
  entries.some((entry) => entry.kind === 'arrived' && entry.byLand === byLand);

const hasVerb = ({ entries }: Chapter, verb: string): boolean =>
  entries.some((entry) => entry.kind === 'day' && entry.verb === verb);

describe('the lines of ordinary days', () => {
  it('have a condition each', () => expect(lineConditions).toHaveLength(sceneTexts.length));

  it('come every day that has no card', () => {
    expect(allLines.length).toBeGreaterThan(2_000);
    expect(runs.map(({ silentDays }) => silentDays)).toEqual(runs.map(() => 0));
  });

  it('are true of the day', () => {
    const lies = allLines.flatMap((line) =>
      claims
        .filter(([words, isTrue]) => words.test(line.text) && !isTrue(line))
        .map(() => `${line.text} Day ${line.day}`),
    );
    expect(lies).toEqual([]);
    for (const [words] of claims) expect(allLines.some(({ text }) => words.test(text))).toBe(true);
  });

  it('do not return within 20 days', () => {
    for (const { lines } of runs)
      lines.forEach(({ text, day }, at) => {
        const again = lines.slice(0, at).findLast((one) => one.text === text);
        if (again) expect(day - again.day).toBeGreaterThan(20);
      });
  });

  it('are the same each time the run is opened', () => {
    expect(playRun(1).lines.map(({ text }) => text)).toEqual(runs[0]!.lines.map(({ text }) => text));
    expect(findCityIndex('lisbon')).toBe(runs[0]!.lines[0]!.seen.home);
  });
});
