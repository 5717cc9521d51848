import { useSession } from '@wanderwork/platform';
import { mockResponse, aUser, mockNetworkError, mockError, useServer } from '@wanderwork/testing';
import { createPlan } from '../../../shared/saves/run.fixture';
import { createRun } from '../model/create-run';
import { removeUnsentRun, saveUnsentRun, readUnsentRuns } from '../model/saves/unsent-runs';
import { sendUnsentRuns } from './send-run';

const ana = aUser();
const id = '0193a000-0000-7000-8000-00000000000a';
const run = {
  ...createRun(createPlan(), null),
  id,
  account: { user: ana.id, actions: 0, finished: false, board: null },
};
const path = `/api/quest/runs/${id}/log`;
const left = async () => (await readUnsentRuns()).map((one) => one.id);

describe('a replaced run that was not sent yet', () => {
  useServer();
  beforeEach(async () => {
    useSession.setState({ user: ana, isAuthenticated: true, isLoading: false });
    await saveUnsentRun(run);
  });
  afterEach(() => removeUnsentRun(id));

  it('is removed once the account has it', async () => {
    const sent = mockResponse('put', path, { id });
    await sendUnsentRuns(ana.id);
    expect(sent).toHaveLength(1);
    expect(await left()).toEqual([]);
  });

  it('stays while the account is unreachable, and for another user', async () => {
    mockNetworkError('put', path);
    await sendUnsentRuns(ana.id);
    await sendUnsentRuns('somebody else');
    expect(await left()).toEqual([id]);
  });

  it.each([
    ['the session has ended', 401, 'auth.session_required'],
    ['the account is full', 400, 'quest.full'],
    ['the plan has ended', 403, 'tier.required'],
  ])('stays when %s', async (_, statusCode, code) => {
    mockError('put', path, { statusCode, code, message: 'Not now.' } as never);
    await sendUnsentRuns(ana.id);
    expect(await left()).toEqual([id]);
  });

  it('is removed when the rules refuse it for good', async () => {
    mockError('put', path, { statusCode: 422, code: 'quest.illegal', message: 'No.' } as never);
    await sendUnsentRuns(ana.id);
    expect(await left()).toEqual([]);
  });
});
