import { serializeLog, type Mode } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { type Run } from '../../../shared/saves/run';
import { createRun } from './create-run';
import { FakeAccount, getKey } from './fake-account.fixture';
import { FakeBrowser, FakeTab, pickAction } from './fake-browser.fixture';
import { getGame, isSavedToAccount } from './play-state';
import { parseAccountRun } from './saves/account-run';

const ANA = 'ana';
const SEEDS = 40;
const STEPS = 100;
const ROUNDS_TO_SETTLE = 20;

type Pick = (sides: number) => number;

/** Random numbers from a seed (mulberry32), so that a failing sequence can be repeated. */
const createPick = (seed: number): Pick => {
  let bits = seed;
  return (sides) => {
    bits = (bits + 0x6d2b79f5) | 0;
    let mixed = Math.imul(bits ^ (bits >>> 15), 1 | bits);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * sides);
  };
};

/** A new run that no account has, or a ranked dash that the account began. */
const createStart = (mode: Mode, account: FakeAccount): Run => {
  if (mode !== 'daily_dash') return { ...createRun(createPlan({ mode }), null), id: 'run' };
  const run = createRun(createPlan({ mode, difficulty: 'standard', keyed: true }), '2026-11-29');
  const dash: Run = {
    ...run,
    id: 'run',
    ranked: true,
    keys: [getKey(0)],
    account: { user: ANA, actions: 0, finished: false, board: null },
  };
  account.register(dash);
  return dash;
};

const open = (tab: FakeTab, mode: Mode, steal = false) => tab.dispatch({ type: 'open', mode, steal });

/** Something that happens to a tab: mostly the player acts, and the network does what it likes. */
const disturb = (tab: FakeTab, mode: Mode, pick: Pick): void => {
  const game = getGame(tab.state);
  const what = pick(20);
  if (what < 8) return void (game && tab.act(pickAction(game.state, pick)));
  if (what < 11) return tab.deliver('none');
  if (what === 11) return tab.deliver('request lost');
  if (what === 12) return tab.deliver('answer lost');
  if (what === 13) return tab.dispatch({ type: 'check' });
  if (what === 14) return tab.dispatch({ type: 'retry' });
  if (what === 15) return tab.dispatch({ type: 'leave' });
  if (what === 16) return tab.dispatch({ type: 'userChanged', user: pick(2) ? ANA : null });
  if (what === 17) return tab.dispatch({ type: 'close' });
  open(tab, mode, what === 18);
};

/** The network is well, the user is signed in, and one tab is open. */
const settle = (tabs: readonly FakeTab[], mode: Mode): void => {
  for (const tab of tabs) tab.dispatch({ type: 'userChanged', user: ANA });
  open(tabs[0]!, mode, true);
  for (let round = 0; round < ROUNDS_TO_SETTLE; round += 1) {
    tabs[0]!.dispatch({ type: 'check' });
    for (const tab of tabs) while (tab.requests.length > 0) tab.deliver('none');
  }
};

const isPrefix = (start: string, log: string): boolean =>
  start === '' || start === log || log.startsWith(`${start} `);

const seeds = Array.from({ length: SEEDS }, (_, seed) => seed);

describe.each<Mode>(['grand_tour', 'daily_dash'])('a run on one device, whatever happens: %s', (mode) => {
  it.each(seeds)('ends whole in the account, and is never sent in two versions (%i)', (seed) => {
    const pick = createPick(seed);
    const account = new FakeAccount();
    const browser = new FakeBrowser(account);
    const tabs = [new FakeTab(browser), new FakeTab(browser)];
    for (const tab of tabs) tab.dispatch({ type: 'userChanged', user: ANA });
    open(tabs[0]!, mode);
    tabs[0]!.dispatch({ type: 'start', run: createStart(mode, account) });
    for (let step = 0; step < STEPS; step += 1) disturb(tabs[pick(4) ? 0 : 1]!, mode, pick);
    settle(tabs, mode);

    const { state } = tabs[0]!;
    expect(state).toMatchObject({ at: 'idle', problem: null });
    const { run } = getGame(state)!;
    expect(isSavedToAccount(run)).toBe(true);
    // A dash may have opened another week since the player's last action.
    expect(isPrefix(serializeLog(browser.lastRun?.log ?? []), serializeLog(run.log))).toBe(true);
    expect(account.getLog('run')).toBe(serializeLog(run.log));
    expect(account.setAside).toEqual([]);
    const logs = [...browser.sentLogs].sort((a, b) => a.length - b.length);
    logs.forEach((log, at) => expect(isPrefix(logs[at - 1] ?? '', log)).toBe(true));
  });
});

/** As `disturb`, with what only several devices or runs bring about. */
const disturbFreely = (browser: FakeBrowser, tab: FakeTab, mode: Mode, pick: Pick): void => {
  const { state } = tab;
  if (state.at === 'diverged' && pick(4) === 0) {
    const version = pick(2) ? 'here' : 'there';
    // What the account cannot take, the player gives up by choosing the other version.
    if (version === 'there') browser.lastRun = state.there;
    return tab.dispatch({ type: 'choose', version });
  }
  if (state.at === 'closed' && state.page === 'departure') {
    const run = { ...createRun(createPlan({ mode }), null), id: `run ${pick(1_000_000)}` };
    const there = [...browser.account.runs.values()].map((stored) => parseAccountRun(stored.run, ANA)!);
    // When the account answers, it has got the unsent runs too.
    if (pick(3) && there.length > 0 && browser.unsent.size === 0)
      return tab.dispatch({ type: 'load', run: there[pick(there.length)]! });
    return tab.dispatch({ type: 'start', run });
  }
  if (pick(60) === 0) {
    const run = getGame(state)?.run;
    const isVisitors = state.user === null && !run?.account;
    // An account takes no second end of a run, and has no place for the run of a visitor.
    if (run && !run.over && !isVisitors) browser.earlierRuns.push(run);
    if (run) browser.lastRun = null;
    return tab.dispatch({ type: 'setAside' });
  }
  const [anyRun] = browser.account.runs.keys();
  if (anyRun && pick(100) === 0) return browser.account.delete(anyRun);
  disturb(tab, mode, pick);
};

describe('runs on two devices, whatever happens', () => {
  const mode: Mode = 'grand_tour';

  it.each(seeds)('lose no action, and end where the player can go on (%i)', (seed) => {
    const pick = createPick(seed);
    const account = new FakeAccount();
    const devices = [new FakeBrowser(account), new FakeBrowser(account)].map((browser) => {
      const tab = new FakeTab(browser);
      tab.dispatch({ type: 'userChanged', user: ANA });
      open(tab, mode);
      return { browser, tab };
    });
    const findLost = () => {
      const safeLogs = [
        ...account.setAside,
        ...account.deleted.values(),
        ...[...account.runs.values()].map(({ run }) => run.log),
        ...devices.flatMap(({ browser: { saved, unsent } }) =>
          [saved, ...unsent.values()].map((run) => serializeLog(run?.log ?? [])),
        ),
      ];
      return devices
        .flatMap(({ browser: { lastRun, earlierRuns } }) => [
          ...earlierRuns.filter(({ id }) => !account.deleted.has(id)),
          ...(lastRun ? [lastRun] : []),
        ])
        .filter(({ log }) => !safeLogs.some((safeLog) => isPrefix(serializeLog(log), safeLog)));
    };
    for (let step = 0; step < STEPS; step += 1) {
      const { browser, tab } = devices[pick(2)]!;
      disturbFreely(browser, tab, mode, pick);
      expect(findLost()).toEqual([]);
    }
    for (const { tab } of devices) {
      settle([tab], mode);
      expect(['idle', 'diverged', 'closed']).toContain(tab.state.at);
      expect(tab.requests).toEqual([]);
    }
    expect(findLost()).toEqual([]);
  });
});
