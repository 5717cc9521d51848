import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type IrexPreferences } from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import {
  mockResponse,
  aUser,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { anotherTab } from '../another-tab.fixture';
import { type PreferenceChange } from './saved-preferences';
import { useMyPreferences } from './use-my-preferences';

/** Two parts of a page that both change the preferences. */
const seen: string[] = [];
const describeValues = ({ passport, budgetUsd }: IrexPreferences) =>
  `${passport ?? 'none'} ${budgetUsd ?? 'any'}`;

const Passport = () => {
  const { preferences, updatePreferences, ready } = useMyPreferences();
  if (ready && seen.at(-1) !== describeValues(preferences)) seen.push(describeValues(preferences));
  return (
    <button disabled={!ready} onClick={() => updatePreferences({ passport: 'BR' })}>
      Brazil
    </button>
  );
};
const Budget = () => {
  const { preferences, updatePreferences, ready } = useMyPreferences();
  return (
    <>
      {[900, 1000].map((budgetUsd) => (
        <button key={budgetUsd} disabled={!ready} onClick={() => updatePreferences({ budgetUsd })}>
          {budgetUsd}
        </button>
      ))}
      <output>{describeValues(preferences)}</output>
    </>
  );
};

const ana = aUser();
const irex = paths.api.account.irex();
const brazil: IrexPreferences = { ...neutralPreferences, passport: 'BR' };

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const bodies = (requests: { body: unknown }[]) =>
  requests.map(({ body }) => describeValues(body as IrexPreferences));

describe('the preferences on a page', () => {
  useServer();
  let tab: ReturnType<typeof anotherTab<PreferenceChange>>;
  beforeEach(() => {
    tab = anotherTab('wanderwork-wishes');
    seen.length = 0;
    useSession.setState({ user: ana, isAuthenticated: true, isLoading: false });
    mockResponse('get', irex, { wishes: null });
  });
  afterEach(() => tab.close());

  const show = () =>
    renderAt(
      '/',
      <>
        <Passport />
        <Budget />
      </>,
    );
  const answerSaves = () => mockResponse('put', irex, ({ body }) => ({ wishes: body as IrexPreferences }));
  const rest = () => waitFor(() => expect(tab.heard.at(-1)?.wishes?.budgetUsd).toBe(1000));

  it('are saved once for all its parts after a pause', async () => {
    const putRequests = answerSaves();
    show();
    await press('Brazil');
    await press('900');
    await press('1000');
    await rest();
    await waitFor(() => expect(bodies(putRequests)).toEqual(['BR 1000']));
    expect(tab.heard).toEqual([{ userId: ana.id, wishes: { ...brazil, budgetUsd: 1000 } }]);
  });

  it('never show an earlier change again on a slow connection and save the newest last', async () => {
    const arrive = mockPendingResponse('put', irex, {});
    show();
    await press('Brazil');
    await waitFor(() => expect(tab.heard).toHaveLength(1));
    await press('900');
    await waitFor(() => expect(tab.heard).toHaveLength(2));
    await press('1000');
    const putRequests = answerSaves();
    arrive();
    await rest();
    await waitFor(() => expect(bodies(putRequests)).toEqual(['BR 1000']));
    expect(seen).toEqual(['none any', 'BR any', 'BR 900', 'BR 1000']);
  });

  it('follow another tab after its pause, but not while changing here', async () => {
    const putRequests = answerSaves();
    show();
    await screen.findByText('none any');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Brazil' })).toBeEnabled());
    act(() => tab.tell({ userId: ana.id, wishes: brazil }));
    expect(await screen.findByText('BR any')).toBeInTheDocument();
    await press('1000');
    act(() => tab.tell({ userId: ana.id, wishes: null }));
    await rest();
    await waitFor(() => expect(bodies(putRequests)).toEqual(['BR 1000']));
    expect(seen).toEqual(['none any', 'BR any', 'BR 1000']);
  });

  it('follow another tab even if a slow request from here came between', async () => {
    const arrive = mockPendingResponse('put', irex, {});
    show();
    await press('1000');
    await rest();
    const putRequests = answerSaves();
    act(() => tab.tell({ userId: ana.id, wishes: { ...brazil, budgetUsd: 1000 } }));
    expect(await screen.findByText('BR 1000')).toBeInTheDocument();
    arrive();
    await waitFor(() => expect(bodies(putRequests)).toEqual(['BR 1000']));
    expect(tab.heard).toHaveLength(1);
  });

  it('ignore changes of another person', async () => {
    show();
    await screen.findByText('none any');
    act(() => tab.tell({ userId: 'somebody-else', wishes: brazil }));
    act(() => tab.tell({ userId: ana.id, wishes: { ...neutralPreferences, budgetUsd: 900 } }));
    expect(await screen.findByText('none 900')).toBeInTheDocument();
    expect(seen).not.toContain('BR any');
  });

  it('are saved at once when the page is left', async () => {
    const putRequests = answerSaves();
    show();
    await press('1000');
    window.dispatchEvent(new Event('pagehide'));
    expect(tab.heard).toHaveLength(0);
    await Promise.resolve();
    expect(tab.heard).toHaveLength(1);
    await waitFor(() => expect(bodies(putRequests)).toEqual(['none 1000']));
  });

  it('are saved when the connection returns', async () => {
    const failedRequests = mockNetworkError('put', irex);
    show();
    await press('1000');
    await waitFor(() => expect(failedRequests).toHaveLength(1));
    const putRequests = answerSaves();
    await act(async () => {
      await Promise.resolve();
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(bodies(putRequests)).toEqual(['none 1000']));
  });
});
