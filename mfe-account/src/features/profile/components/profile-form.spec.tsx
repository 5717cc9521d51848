import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { answer, aUser, renderAt, useServer } from '@wanderwork/testing';
import { emptyProfile, press } from '../../../testing/settings';
import { ProfileForm } from './profile-form';

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));

describe('the profile’s form', () => {
  useServer();
  beforeEach(() => void answer('get', paths.api.authUser(), aUser()));

  it('says nothing of what it did not change, and shows what another tab made of it', async () => {
    const shown = { ...emptyProfile, clientTimeZone: 'America/New_York', clientHoursFrom: '09:00' };
    const kept = { ...shown, firstName: 'Anabela', lastName: 'Costa', clientHoursFrom: '10:00' };
    const asked = answer('patch', paths.api.account.profile(), kept);
    renderAt('/profile', <ProfileForm profile={shown} />);
    await userEvent.type(field('First name'), 'bela');
    await press('Save profile');
    await waitFor(() => expect(field('Last name')).toHaveValue('Costa'));
    expect(field('They start')).toHaveValue('10:00');
    await userEvent.clear(field('They start'));
    await press('Save profile');
    await waitFor(() =>
      expect(asked.map(({ body }) => body)).toEqual([{ firstName: 'Anabela' }, { clientHoursFrom: '' }]),
    );
  });
});
