import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type OwnConnectProfile } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { aPlace, readAsMember } from '../../common/connect.fixture';
import { KeepOpen } from './keep-open';

const url = paths.api.connect.keepOpen('city', 'tbilisi');

const open = (own: Partial<OwnConnectProfile>, place = aPlace()) => {
  readAsMember(own);
  renderAt('/connect/cities/tbilisi', <KeepOpen place={place} />);
};

describe('keeping a place open', () => {
  useServer();

  it('asks a moderator of its region for a reason and an end', async () => {
    open({ level: 'moderator', moderates: ['western-asia'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Keep Tbilisi open' }));
    await userEvent.type(dialog.getByLabelText(/^Until/), '2027-03-12');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'A festival brings many people.');
    const requests = mockResponse('put', url, {});
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it open' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests.map(({ body }) => body)).toEqual([
      { reason: 'A festival brings many people.', until: '2027-03-12T23:59:59Z' },
    ]);
  });

  it('can be ended early', async () => {
    open({ level: 'admin' }, aPlace({ keptOpenUntil: '2027-03-12T23:59:59Z' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Kept open until 12 Mar 2027' }));
    const requests = mockResponse('delete', url, {});
    await userEvent.click(await screen.findByRole('button', { name: 'Let it fold by the rule' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it.each<[string, Partial<OwnConnectProfile>]>([
    ['a member', {}],
    ['a moderator of another region', { level: 'moderator', moderates: ['caribbean'] }],
  ])('is not offered to %s', async (_who, own) => {
    open(own);
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
