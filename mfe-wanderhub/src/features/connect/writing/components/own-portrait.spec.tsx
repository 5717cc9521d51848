import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type OwnConnectProfile } from '@wanderwork/contracts';
import { mockError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { anOwnProfile, readAsMember } from '../../common/connect.fixture';
import { OwnPortrait } from './own-portrait';

const url = paths.api.connect.portrait();
const file = new File(['pixels'], 'me.jpg', { type: 'image/jpeg' });

const open = (change: Partial<NonNullable<OwnConnectProfile['profile']>> = {}) => {
  readAsMember();
  renderAt('/connect/settings', <OwnPortrait profile={{ ...anOwnProfile().profile!, ...change }} />);
};
const choose = (chosen: File) =>
  userEvent.upload(screen.getByLabelText('Picture from this device'), chosen, { applyAccept: false });

describe('the reader’s portrait', () => {
  useServer();

  it('is drawn until they upload a picture', async () => {
    const requests = mockResponse('put', url, {});
    open();
    expect(screen.queryByRole('button', { name: 'Use the drawn one' })).toBeNull();
    await choose(file);
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('is drawn again on request', async () => {
    const requests = mockResponse('delete', url, {});
    open({ hasPicture: true });
    await userEvent.click(screen.getByRole('button', { name: 'Use the drawn one' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('says why a file can’t be used, before or after it was sent', async () => {
    const message = 'Please choose a JPEG, PNG or WebP picture of at most 5 MB and 24 megapixels.';
    mockError('put', url, { statusCode: 400, code: 'picture.refused', message });
    open();
    await choose(new File(['x'], 'me.gif', { type: 'image/gif' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose a JPEG, PNG or WebP picture');
    await choose(file);
    expect(await screen.findByText(message)).toBeVisible();
  });
});
