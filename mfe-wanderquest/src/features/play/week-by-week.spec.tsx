import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QuestRun } from '@wanderwork/contracts';
import {
  createState,
  NO_CARD,
  parseLog,
  reduce,
  waitingChoices,
  serializeLog,
  type Action,
} from '@wanderwork/quest-engine';
import { mockResponse } from '@wanderwork/testing';
import { createPlan } from '../../shared/saves/run.fixture';
import { saveRun } from '../../shared/saves/saved-runs';
import {
  playActions,
  findAction,
  createLocalRun,
  renderMode,
  runPath,
  createAccountRun,
  useSignedInAna,
  workAction,
} from './account-run.fixture';
import { getRunStart } from './model/saves/rules';

const tour = createPlan({ mode: 'grand_tour', difficulty: 'standard' });

/** What a quiet player does until that day: works, and takes what a card offers. */
const quietDays = (until: number): Action[] => {
  const log: Action[] = [];
  let state = createState(getRunStart(tour));
  while (state.day < until || state.card !== NO_CARD) {
    const choice = waitingChoices(state).find((one) => one.open)?.index ?? 0;
    const action: Action = state.card === NO_CARD ? workAction : { type: 'choose', choice };
    log.push(action);
    state = reduce(state, action).state;
  }
  return log;
};

describe('a run of many weeks', () => {
  useSignedInAna();

  it('is sent after each week', async () => {
    const days = quietDays(6);
    const sent = mockResponse('put', `${runPath}/log`, ({ body }) =>
      createAccountRun(parseLog((body as { log: string }).log)!, { plan: tour as QuestRun['plan'] }),
    );
    await saveRun(playActions(createLocalRun({ plan: tour }), days), { anew: true });
    renderMode('grand-tour');
    expect(await screen.findByText('Saved to your account')).toBeInTheDocument();
    const before = sent.length;
    await userEvent.click(await findAction(/^Work for a day/));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
    expect(sent.at(-1)!.body).toMatchObject({ log: serializeLog([...days, workAction]) });
  });
});
