import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAVOURITES_MAX, paths } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import {
  mockResponse,
  aUser,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { anotherTab } from '../another-tab.fixture';
import { SaveButton } from './save-button';

const lisbon = { slug: 'lisbon', name: 'Lisbon' };
const readStored = () => localStorage.getItem('wanderwork_favourites');
const button = (name: string) => screen.findByRole('button', { name });

const lastToast = () => useToasts.getState().toasts[0];
const undo = () => act(() => lastToast()!.action!.onSelect());

const signIn = () =>
  act(() => useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false }));
const signOut = () =>
  act(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));

describe('saving a city', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    useToasts.setState({ toasts: [] });
    signOut();
  });
  afterEach(signOut);

  it('stores a visitor’s cities in this browser and removes them', async () => {
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Save Lisbon'));
    expect(await button('Saved Lisbon')).toHaveAttribute('aria-pressed', 'true');
    expect(readStored()).toBe('["lisbon"]');
    await userEvent.click(await button('Saved Lisbon'));
    expect(await button('Save Lisbon')).toBeInTheDocument();
    expect(readStored()).toBeNull();
  });

  it('confirms each change and undoes it for a visitor', async () => {
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Save Lisbon'));
    await waitFor(() => expect(lastToast()?.title).toBe('Saved Lisbon'));
    undo();
    expect(await button('Save Lisbon')).toBeInTheDocument();
    expect(readStored()).toBeNull();

    await userEvent.click(await button('Save Lisbon'));
    await userEvent.click(await button('Saved Lisbon'));
    await waitFor(() => expect(lastToast()?.title).toBe('Removed Lisbon from your saved cities'));
    undo();
    expect(await button('Saved Lisbon')).toBeInTheDocument();
    expect(readStored()).toBe('["lisbon"]');
  });

  it('says why a visitor’s city was not saved, without an undo', async () => {
    const slugs = Array.from({ length: FAVOURITES_MAX }, (_, at) => `city-${at}`);
    localStorage.setItem('wanderwork_favourites', JSON.stringify(slugs));
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Save Lisbon'));
    await waitFor(() => expect(lastToast()?.title).toBe('Lisbon was not saved'));
    expect(lastToast()).toMatchObject({ tone: 'bad', description: 'You can save up to 200 cities.' });
    expect(lastToast()?.action).toBeUndefined();
  });

  it('follows changes of another tab', async () => {
    renderAt('/', <SaveButton city={lisbon} />);
    localStorage.setItem('wanderwork_favourites', '["lisbon"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'wanderwork_favourites' })));
    expect(await button('Saved Lisbon')).toBeInTheDocument();
  });

  it.each(['broken', '{"a":1}', '[1,2]'])('ignores %p in storage', async (text) => {
    localStorage.setItem('wanderwork_favourites', text);
    renderAt('/', <SaveButton city={lisbon} />);
    expect(await button('Save Lisbon')).toBeInTheDocument();
  });

  it('updates the account and shows the change at once', async () => {
    signIn();
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    const putRequests = mockResponse('put', paths.api.account.favourite('lisbon'), { slugs: ['lisbon'] });
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Save Lisbon'));
    expect(await button('Saved Lisbon')).toBeInTheDocument();
    await waitFor(() => expect(putRequests).toHaveLength(1));
    expect(readStored()).toBeNull();
  });

  it('undoes a change on the account', async () => {
    signIn();
    mockResponse('get', paths.api.account.favourites(), { slugs: ['lisbon'] });
    const deleteRequests = mockResponse('delete', paths.api.account.favourite('lisbon'), { slugs: [] });
    const putRequests = mockResponse('put', paths.api.account.favourite('lisbon'), { slugs: ['lisbon'] });
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Saved Lisbon'));
    await waitFor(() => expect(deleteRequests).toHaveLength(1));
    expect(lastToast()?.title).toBe('Removed Lisbon from your saved cities');
    undo();
    expect(await button('Saved Lisbon')).toBeInTheDocument();
    await waitFor(() => expect(putRequests).toHaveLength(1));
  });

  it('reverts the change and says so when the account fails', async () => {
    signIn();
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    mockNetworkError('put', paths.api.account.favourite('lisbon'));
    renderAt('/', <SaveButton city={lisbon} />);
    await userEvent.click(await button('Save Lisbon'));
    await waitFor(() => expect(lastToast()?.title).toBe('Lisbon was not saved'));
    expect(await button('Save Lisbon')).toBeInTheDocument();
  });

  it('never reverts a pending change, whatever another tab does', async () => {
    const tab = anotherTab('wanderwork-favourites');
    signIn();
    const getRequests = mockResponse('get', paths.api.account.favourites(), { slugs: ['porto'] });
    const arrive = mockPendingResponse('put', paths.api.account.favourite('lisbon'), {
      slugs: ['lisbon', 'porto'],
    });
    const shown: (string | null)[] = [];
    renderAt('/', <SaveButton city={lisbon} />);
    const save = await button('Save Lisbon');
    await waitFor(() => expect(getRequests).toHaveLength(1));
    new MutationObserver(() => shown.push(save.getAttribute('aria-pressed'))).observe(save, {
      attributeFilter: ['aria-pressed'],
    });
    await userEvent.click(save);
    await waitFor(() => expect(shown).toEqual(['true']));
    act(() => tab.tell('changed'));
    await Promise.resolve();
    expect(getRequests).toHaveLength(1);
    mockResponse('get', paths.api.account.favourites(), { slugs: ['lisbon', 'porto'] });
    arrive();
    await waitFor(() => expect(tab.heard).toEqual(['changed']));
    expect(shown).toEqual(['true']);
    tab.close();
  });

  it('merges a change made before the account’s answer arrived', async () => {
    signIn();
    const account = { slugs: ['porto'] };
    const arrive = mockPendingResponse('get', paths.api.account.favourites(), account);
    const putRequests = mockResponse('put', paths.api.account.favourite('lisbon'), () => {
      account.slugs = ['lisbon', 'porto'];
      return account;
    });
    renderAt(
      '/',
      <>
        <SaveButton city={lisbon} />
        <SaveButton city={{ slug: 'porto', name: 'Porto' }} />
      </>,
    );
    await userEvent.click(await button('Save Lisbon'));
    await waitFor(() => expect(putRequests).toHaveLength(1));
    arrive();
    expect(await button('Saved Porto')).toBeInTheDocument();
    expect(await button('Saved Lisbon')).toBeInTheDocument();
  });

  it('merges a visitor’s cities when they sign in', async () => {
    localStorage.setItem('wanderwork_favourites', '["lisbon","porto"]');
    const merged = mockResponse('post', paths.api.account.favourites(), {
      slugs: ['lisbon', 'porto', 'tbilisi'],
    });
    signIn();
    renderAt('/', <SaveButton city={{ slug: 'tbilisi', name: 'Tbilisi' }} />);
    expect(await button('Saved Tbilisi')).toBeInTheDocument();
    expect(merged.map(({ body }) => body)).toEqual([{ slugs: ['lisbon', 'porto'] }]);
    expect(readStored()).toBeNull();
  });

  it('keeps them in the browser until the account has them', async () => {
    localStorage.setItem('wanderwork_favourites', '["lisbon"]');
    const postRequests = mockNetworkError('post', paths.api.account.favourites());
    signIn();
    renderAt('/', <SaveButton city={lisbon} />);
    await waitFor(() => expect(postRequests).toHaveLength(1));
    expect(readStored()).toBe('["lisbon"]');
  });
});
