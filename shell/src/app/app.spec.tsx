import { mockResponse, useServer } from '@wanderwork/testing';
import { paths } from '@wanderwork/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppCrashed } from './app';

let broken = true;

const Frame = () => {
  if (broken) throw new Error('the frame is broken');
  return <p>whole</p>;
};

describe('the frame', () => {
  useServer();
  // React logs caught errors to the console; here they are expected.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('shows the error card when it fails, reports the error and can be retried', async () => {
    const reported = mockResponse('post', paths.api.clientErrors(), {});
    render(
      <AppCrashed>
        <Frame />
      </AppCrashed>,
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(
      screen.getByText(
        'We encountered an unexpected error. Please try refreshing the page or clicking the button below to reset the application.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByText('whole')).toBeVisible();
    expect(reported).toHaveLength(1);
  });
});
