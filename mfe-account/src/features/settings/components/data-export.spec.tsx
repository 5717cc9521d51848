import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { mockResponse, useServer } from '@wanderwork/testing';
import { answerSettings, resetSession, openSettings } from '../../../testing/settings';

const { account } = paths.api;

describe('the data export', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('downloads all data as a file', async () => {
    mockResponse('get', account.export(), { profile: { firstName: 'Ana' } });
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    openSettings('data');
    await userEvent.click(await screen.findByRole('button', { name: /Download my data/ }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(files[0]?.type).toBe('application/json');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('wanderwork-export.json');
    click.mockRestore();
  });
});
