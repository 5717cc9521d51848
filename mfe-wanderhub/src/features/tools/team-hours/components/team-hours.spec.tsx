import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, mockNetworkError, renderAt, useServer } from '@wanderwork/testing';
import { TeamHours } from './team-hours';

const PATH = '/wanderhub/tools/team-hours';
const TEAM = 'who=Europe/Berlin*09:00*17:00*Jo&who=America/New_York*09:00*17:00*Ana&on=2027-01-13';
const getResult = () => screen.getByRole('region', { name: 'Result' });

describe('shared hours of a team', () => {
  useServer();
  beforeEach(() => void mockResponse('get', paths.api.cities(), aPage([aCity()])));

  it('are shown in local times, with the next clock change', () => {
    renderAt(`${PATH}?${TEAM}`, <TeamHours />);
    expect(within(getResult()).getByRole('status')).toHaveTextContent('2 h shared by both on 13 Jan 2027.');
    expect(within(getResult()).getByRole('row', { name: /^Ana/ })).toHaveTextContent('09:00–11:00');
    expect(
      within(getResult()).getByText(
        'New York: clocks go 1 h forward on 14 Mar 2027. After that, everyone shares 3 h.',
      ),
    ).toBeVisible();
    expect(within(getResult()).getByRole('img', { name: /^Ana/ })).toHaveAccessibleName(
      'Ana (New York, UTC−5): working 15:00–23:00 in Jo’s local time',
    );
  });

  it('can be copied and printed once two people are entered', () => {
    const { unmount } = renderAt(`${PATH}?who=Europe/Berlin*09:00*17:00*Jo`, <TeamHours />);
    expect(within(getResult()).getByRole('status')).toHaveTextContent('Enter where two people are');
    expect(within(getResult()).queryByRole('button')).not.toBeInTheDocument();
    unmount();
    renderAt(`${PATH}?${TEAM}`, <TeamHours />);
    for (const name of ['Copy result', 'Copy link', 'Print'])
      expect(within(getResult()).getByRole('button', { name })).toBeVisible();
  });

  it('find a city by name and store it in the URL', async () => {
    const { location } = renderAt(`${PATH}?who=Europe/Berlin*09:00*17:00*&who=*09:00*17:00*`, <TeamHours />);
    const second = within(screen.getByRole('group', { name: 'Person 2' }));
    const place = second.getByRole('combobox', { name: 'City or time zone' });
    await userEvent.type(place, 'Lisb');
    await userEvent.click(await second.findByRole('option', { name: /Lisbon.*Portugal/ }));
    expect(within(getResult()).getByRole('status')).toHaveTextContent('7 h shared by both');
    await waitFor(() =>
      expect(new URL(location(), 'http://localhost').searchParams.getAll('who')[1]).toBe(
        'Europe/Lisbon:lisbon*09:00*17:00*',
      ),
    );
  });

  it('work without the list of cities', async () => {
    mockNetworkError('get', paths.api.cities());
    renderAt(`${PATH}?${TEAM}`, <TeamHours />);
    fireEvent.change(within(screen.getByRole('group', { name: 'Person 1' })).getByLabelText('To'), {
      target: { value: '18:00' },
    });
    expect(within(getResult()).getByRole('status')).toHaveTextContent('3 h shared by both');
  });

  it('report invalid people', () => {
    renderAt(`${PATH}?${TEAM}&who=Mars/Base*09:00*17:00*Zoe&who=Asia/Tokyo*09:00*09:00*Ken`, <TeamHours />);
    expect(screen.getByText('“Mars/Base” isn’t a time zone this browser knows.')).toBeVisible();
    expect(screen.getByText('The day ends when it starts.')).toBeVisible();
    expect(within(getResult()).getByText(/2 people are not counted/)).toBeVisible();
    expect(within(getResult()).getByRole('status')).toHaveTextContent('2 h shared by both');
  });
});
