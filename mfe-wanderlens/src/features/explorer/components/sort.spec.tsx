import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type CityList } from '@wanderwork/contracts';
import { aPage, aSearchAnswer, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerExplorer, cheap, lisbon, porto } from './search.fixture';

/** Answers a list whose scores are those of November. */
const answerNovember = (leaders: number) =>
  mockResponse('get', paths.api.cities(), ({ query }): CityList => ({
    ...aPage([lisbon, porto]),
    ...(query.sort === 'now' && { goodNow: { month: 11, leaders } }),
  }));

describe('the order of the explorer', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    answerExplorer();
  });

  it('opens on "Good now" and says the rule in a line', async () => {
    const requests = answerNovember(6);
    const { location } = renderAt('/wanderlens', <Explorer />);
    expect(
      await screen.findByText('Ranked by score in November’s weather. The first 6 come from 6 countries.'),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Sort by')).toHaveValue('now');
    expect(requests[0]?.query).toEqual({ sort: 'now' });
    expect(location()).toBe('/wanderlens');
  });

  it('says nothing of countries in a filtered list', async () => {
    answerNovember(0);
    renderAt('/wanderlens?region=Southern+Europe', <Explorer />);
    expect(await screen.findByText('Ranked by score in November’s weather.')).toBeInTheDocument();
  });

  it('changes to the best score with one click, keeps it for the next visit, and changes back', async () => {
    const requests = answerNovember(6);
    const { location, unmount } = renderAt('/wanderlens', <Explorer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Best score instead' }));
    expect(await screen.findByText('Ranked by score over the whole year.')).toBeInTheDocument();
    await waitFor(() => expect(location()).toBe('/wanderlens?sort=irex'));
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({}));
    unmount();
    renderAt('/wanderlens', <Explorer />);
    expect(screen.getByLabelText('Sort by')).toHaveValue('irex');
    await userEvent.click(screen.getByRole('button', { name: 'Good now instead' }));
    expect(await screen.findByText(/November’s weather/)).toBeInTheDocument();
  });

  it('follows an address that names another order than the reader’s', async () => {
    localStorage.setItem('wanderwork_sort', 'irex');
    const requests = answerNovember(6);
    renderAt('/wanderlens?sort=now', <Explorer />);
    expect(await screen.findByText(/November’s weather/)).toBeInTheDocument();
    expect(requests[0]?.query).toEqual({ sort: 'now' });
  });

  it('leaves a search its own ranking', async () => {
    answerNovember(6);
    const requests = mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([lisbon], { query: query.q ?? '', understood: [cheap] }),
    );
    renderAt('/wanderlens', <Explorer />);
    await screen.findByText(/November’s weather/);
    await userEvent.type(screen.getByRole('searchbox'), 'cheap{Enter}');
    await waitFor(() => expect(requests[0]?.query).toEqual({ q: 'cheap' }));
    expect(screen.queryByText(/^Ranked by/)).not.toBeInTheDocument();
    const select = screen.getByLabelText('Sort by');
    await waitFor(() => expect(within(select).getByText('Best score first')).toBeInTheDocument());
    expect(select).toHaveValue('irex');
  });

  it.each([
    ['Best match first', null],
    ['Most like Lisbon first', 'Lisbon'],
  ])('says how near misses are ordered: %s', async (label, like) => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([], {
        query: query.q ?? '',
        understood: [cheap],
        near: { sentence: 'No city fits. These come closest.', like, items: [porto] },
      }),
    );
    renderAt('/wanderlens?q=words', <Explorer />);
    const select = await screen.findByLabelText('Sort by');
    await waitFor(() => expect(within(select).getByText(label)).toBeInTheDocument());
  });
});
