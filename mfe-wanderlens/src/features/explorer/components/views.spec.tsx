import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerHero, lisbon } from './search.fixture';

const porto = aCity({ slug: 'porto', name: 'Porto', latitude: 41.15, longitude: -8.61 });
const tokyo = aCity({ slug: 'tokyo', name: 'Tokyo', country: 'Japan', latitude: 35.68, longitude: 139.69 });

describe('the views of the result', () => {
  useServer();
  beforeEach(() => {
    localStorage.clear();
    answerHero();
    mockResponse('get', paths.api.cities(), aPage([lisbon, porto, tokyo]));
  });

  it('are in the address, except the default', async () => {
    const { location } = renderAt('/wanderlens?region=Southern+Europe', <Explorer />);
    await screen.findByRole('link', { name: 'Lisbon' });
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe&view=table'));
    expect(await screen.findByRole('table', { name: 'Cities and their figures' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe'));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('sort by a column like the sort select', async () => {
    const requests = mockResponse('get', paths.api.cities(), aPage([lisbon, porto]));
    const { location } = renderAt('/wanderlens?view=table', <Explorer />);
    await userEvent.click(await screen.findByRole('button', { name: 'Monthly cost' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?view=table&sort=cost'));
    expect(screen.getByRole('columnheader', { name: 'Monthly cost' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('columnheader', { name: 'IREX' })).not.toHaveAttribute('aria-sort');
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ sort: 'cost' }));
    expect(screen.getByLabelText('Sort by')).toHaveValue('cost');
  });

  it('show a table row with the range and unknown figures', async () => {
    mockResponse('get', paths.api.cities(), aPage([aCity({ monthlyCost: { value: null, grade: null } })]));
    renderAt('/wanderlens?view=table', <Explorer />);
    const row = within(await screen.findByRole('row', { name: /Lisbon/ }));
    expect(row.getByRole('img', { name: 'likely 89 to 93' })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: /No figure/ })).toBeInTheDocument();
  });

  it('show every city on the map and in the list below', async () => {
    renderAt('/wanderlens?view=map', <Explorer />);
    const map = within(await screen.findByRole('group', { name: 'Map of the result' }));
    expect(await map.findByRole('link', { name: 'Tokyo, Japan: IREX 91, Outstanding' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/tokyo',
    );
    const list = within(screen.getByRole('list', { name: 'Cities on the map' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Lisbon',
      'Porto',
      'Tokyo',
    ]);
  });

  it('move between cities by arrow keys and show the focused one', async () => {
    renderAt('/wanderlens?view=map', <Explorer />);
    const map = await screen.findByRole('group', { name: 'Map of the result' });
    const first = await within(map).findByRole('link', { name: /^Lisbon, Portugal/ });
    expect(within(map).getByRole('link', { name: /^Tokyo, Japan/ })).toHaveAttribute('tabindex', '-1');
    act(() => first.focus());
    const lisbons = await within(map).findByRole('list', { name: 'Dimensions of Lisbon' });
    expect(lisbons).toHaveTextContent('Internet72');
    await userEvent.keyboard('{ArrowRight}');
    expect(within(map).getByRole('link', { name: /^Tokyo, Japan/ })).toHaveFocus();
    expect(within(map).getByRole('list', { name: 'Dimensions of Tokyo' })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(map).getByRole('link', { name: /^Tokyo, Japan/ })).toHaveFocus();
  });

  it('keep the card of a city while it has the focus', async () => {
    renderAt('/wanderlens?view=map', <Explorer />);
    const map = await screen.findByRole('group', { name: 'Map of the result' });
    act(() => map.focus());
    await userEvent.tab();
    expect(within(map).getByRole('link', { name: /^Lisbon, Portugal/ })).toHaveFocus();
    await userEvent.tab();
    const save = within(map).getByRole('button', { name: 'Save Lisbon' });
    expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await within(map).findByRole('button', { name: 'Saved Lisbon' })).toHaveFocus();
    await userEvent.tab();
    expect(within(map).getByRole('button', { name: 'Zoom in' })).toHaveFocus();
    expect(within(map).queryByRole('list', { name: 'Dimensions of Lisbon' })).not.toBeInTheDocument();
  });

  it('close the card with Escape and open it for the next city', async () => {
    renderAt('/wanderlens?view=map', <Explorer />);
    const map = await screen.findByRole('group', { name: 'Map of the result' });
    act(() => map.focus());
    await userEvent.tab();
    await userEvent.tab();
    expect(within(map).getByRole('button', { name: 'Save Lisbon' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(within(map).queryByRole('list', { name: 'Dimensions of Lisbon' })).not.toBeInTheDocument();
    expect(within(map).getByRole('link', { name: /^Lisbon, Portugal/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(map).getByRole('list', { name: 'Dimensions of Tokyo' })).toBeInTheDocument();
  });
});
