import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestRun } from '@wanderwork/contracts';
import {
  begin,
  NO_CARD,
  readLog,
  reduce,
  waitingChoices,
  writeLog,
  type Action,
} from '@wanderwork/quest-engine';
import { answer } from '@wanderwork/testing';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { keepRun } from '../../shared/saves/kept-runs';
import { after, deed, here, open, runPath, there, useAna, work } from './account-run.fixture';
import { startOf } from './model/saves/rules';

const tour = aPlan({ mode: 'grand_tour', difficulty: 'standard' });

/** What a quiet player does until that day: works, and takes what a card offers. */
const quietDays = (until: number): Action[] => {
  const log: Action[] = [];
  let state = begin(startOf(tour));
  while (state.day < until || state.card !== NO_CARD) {
    const choice = waitingChoices(state).find((one) => one.open)?.index ?? 0;
    const action: Action = state.card === NO_CARD ? work : { type: 'choose', choice };
    log.push(action);
    state = reduce(state, action).state;
  }
  return log;
};

describe('a run of many weeks', () => {
  useAna();

  it('is sent after each of them, though nobody leaves the page', async () => {
    const days = quietDays(6);
    const sent = answer('put', `${runPath}/log`, ({ body }) =>
      there(readLog((body as { log: string }).log)!, { plan: tour as QuestRun['plan'] }),
    );
    await keepRun(after(here({ plan: tour }), days), { anew: true });
    open('grand-tour');
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    const before = sent.length;
    await userEvent.click(await deed(/^Work for a day/));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    expect(sent.at(-1)!.body).toMatchObject({ log: writeLog([...days, work]) });
  });
});
