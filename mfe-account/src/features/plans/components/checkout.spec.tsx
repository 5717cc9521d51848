import { screen, waitFor } from '@testing-library/react';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, aUser, mockNetworkError, mockError, renderAt, useServer } from '@wanderwork/testing';
import App from '../../../app';
import { somePlans } from '../../../testing/billing';
import { getLastToast, signOut, openAsMember, press } from '../../../testing/plans';

const { billing } = paths.api;
const failed = {
  title: 'Checkout Failed',
  description: 'There was a problem with your checkout. Please try again.',
};

const arriveAtPlans = () => screen.findByRole('heading', { level: 1, name: 'Plans' });

describe('the checkout', () => {
  useServer();
  beforeEach(() => {
    signOut();
    location.hash = '';
  });

  it.each(['/checkout/gold', '/checkout/free', '/checkout/pro?interval=week'])(
    'redirects %s to the plans with a notice',
    async (path) => {
      mockResponse('get', billing.plans(), somePlans);
      const { location: place } = renderAt(path, <App />);
      await arriveAtPlans();
      expect(place()).toBe('/subscription');
      expect(getLastToast()).toMatchObject({
        title: 'Invalid Plan',
        description: 'Please select a valid subscription plan.',
      });
    },
  );

  it('opens the payment page', async () => {
    const requests = mockResponse('post', billing.checkout(), { url: '#payment' });
    openAsMember('/checkout/premium?interval=year');
    expect(await screen.findByText('Taking you to the payment page')).toBeInTheDocument();
    expect(await screen.findByText('Premium (yearly): $190 a year.')).toBeInTheDocument();
    await waitFor(() => expect(location.hash).toBe('#payment'));
    expect(requests.map(({ body }) => body)).toEqual([{ tier: 'premium', interval: 'year' }]);
  });

  it.each([
    [
      'a rejection',
      () =>
        mockError('post', billing.checkout(), {
          statusCode: 409,
          code: errorCodes.billingNotConfigured,
          message: 'No',
        }),
    ],
    [
      'a server error',
      () =>
        mockError('post', billing.checkout(), {
          statusCode: 503,
          code: errorCodes.billingUnavailable,
          message: 'Later',
        }),
    ],
    ['a network error', () => mockNetworkError('post', billing.checkout())],
  ])('shows a notice after %s and returns to the plans', async (_what, happen) => {
    happen();
    const { location: place } = openAsMember('/checkout/pro');
    await arriveAtPlans();
    expect(place()).toBe('/subscription');
    expect(getLastToast()).toMatchObject(failed);
  });

  it('does not sell a second plan', async () => {
    mockError('post', billing.checkout(), {
      statusCode: 409,
      code: errorCodes.alreadySubscribed,
      message: 'You have a plan already.',
    });
    openAsMember('/checkout/pro');
    await arriveAtPlans();
    expect(getLastToast()).toMatchObject({ title: 'You already have a plan' });
  });

  it('requires a confirmed email before payment', async () => {
    const checkouts = mockResponse('post', billing.checkout(), { url: '#payment' });
    openAsMember('/checkout/pro', { user: { emailConfirmed: false } });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Confirm your email first' }),
    ).toBeInTheDocument();
    const sent = mockResponse('post', paths.api.resendConfirmation(), {
      success: true,
      message: 'It is on its way.',
    });
    await press('Resend email');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(checkouts).toHaveLength(0);

    mockResponse('get', paths.api.authUser(), aUser());
    await press('I’ve confirmed it');
    await waitFor(() => expect(location.hash).toBe('#payment'));
  });
});
