import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { waitingChoices, type Action } from '@wanderwork/quest-engine';
import { mockResponse, mockNetworkError, mockError } from '@wanderwork/testing';
import { createPlan } from '../../shared/saves/run.fixture';
import { saveRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { playActions, findAction, createLocalRun, renderMode, useSignedInAna } from './account-run.fixture';
import { isBetweenWeeks } from './model/play-state';
import { replayRun } from './model/replay-run';

const commit = '/api/quest/daily/2026-11-22/commit';

/** A ranked dash whose first week is over: rests, and of each card the first choice that is open. */
const afterOneWeek = (): Run => {
  const plan = createPlan({ mode: 'daily_dash', difficulty: 'standard', keyed: true });
  const run = createLocalRun({ plan, edition: '2026-11-22', ranked: true, keys: [{ a: 1, b: 2 }] });
  const log: Action[] = [{ type: 'week', a: 1, b: 2 }];
  for (;;) {
    const { state } = replayRun({ ...run, log });
    if (isBetweenWeeks(state)) return playActions(run, log);
    const choice = waitingChoices(state).find((one) => one.open)?.index;
    log.push(choice === undefined ? { type: 'spend', verb: 'rest', days: 1 } : { type: 'choose', choice });
  }
};

describe('between two weeks of a ranked dash', () => {
  useSignedInAna();
  beforeEach(() => saveRun(afterOneWeek(), { anew: true }));

  it('waits for the week to be sent in, which opens the next', async () => {
    mockNetworkError('post', commit);
    renderMode('daily-dash');
    expect(await screen.findByRole('heading', { level: 2, name: 'Week 1 is over' })).toBeInTheDocument();
    expect(await screen.findByText(/^Your run is saved on this device\./)).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'What you can do' })).not.toBeInTheDocument();
    const sent = mockResponse('post', commit, { week: 0, nextKey: { a: 3, b: 4 }, ranked: true });
    await userEvent.click(await findAction(/^Try Again/));
    expect(await screen.findByRole('heading', { level: 2, name: /^Day 8 in Lisbon/ })).toBeInTheDocument();
    expect(sent[0]!.body).toMatchObject({ week: 0 });
  });

  it('says why a week was refused, and keeps the run', async () => {
    mockError('post', commit, {
      statusCode: 422,
      code: 'quest.illegal',
      message: 'Action 3 is not allowed.',
    });
    renderMode('daily-dash');
    expect(
      await screen.findByText(/^Action 3 is not allowed\. The run is saved on this device\.$/),
    ).toBeInTheDocument();
    expect(await findAction(/^Save as a file/)).toBeInTheDocument();
  });
});
