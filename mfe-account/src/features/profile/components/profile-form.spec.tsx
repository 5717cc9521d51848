import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, aUser, renderAt, useServer } from '@wanderwork/testing';
import { emptyProfile, press } from '../../../testing/settings';
import { ProfileForm } from './profile-form';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

describe('ProfileForm', () => {
  useServer();
  beforeEach(() => void mockResponse('get', paths.api.authUser(), aUser()));

  it('sends only changed fields, and shows changes from another tab', async () => {
    const shown = { ...emptyProfile, clientTimeZone: 'America/New_York', clientHoursFrom: '09:00' };
    const saved = { ...shown, firstName: 'Anabela', lastName: 'Costa', clientHoursFrom: '10:00' };
    const requests = mockResponse('patch', paths.api.account.profile(), saved);
    renderAt('/profile', <ProfileForm profile={shown} />);
    await userEvent.type(field('First name'), 'bela');
    await press('Save profile');
    await waitFor(() => expect(field('Last name')).toHaveValue('Costa'));
    expect(field('They start')).toHaveValue('10:00');
    await userEvent.clear(field('They start'));
    await press('Save profile');
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ firstName: 'Anabela' }, { clientHoursFrom: '' }]),
    );
  });
});
