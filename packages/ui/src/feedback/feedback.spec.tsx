import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner';
import { EmptyState } from './empty-state';
import { ErrorCard } from './error-card';
import { Spinner } from '../display/spinner';
import { ToastView } from './toast-view';

describe('ErrorCard', () => {
  it('shows the sentence of the specification and offers both ways out', async () => {
    const again = jest.fn();
    render(<ErrorCard onTryAgain={again} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'We encountered an unexpected error. Please try refreshing the page or clicking the button below to reset the application.',
    );
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('can say what is safe instead', () => {
    render(<ErrorCard onTryAgain={() => undefined}>What you typed is safe.</ErrorCard>);
    expect(screen.getByText('What you typed is safe.')).toBeVisible();
  });
});

it('EmptyState has the title Uncharted and an action', () => {
  render(<EmptyState action={<button>Remove that one</button>}>Without “not Asia” there are 14.</EmptyState>);
  expect(screen.getByRole('heading', { name: 'Uncharted' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove that one' })).toBeVisible();
});

it('Banner is announced when it has a role', () => {
  render(
    <Banner tone="warn" title="You're offline" role="status">
      Some features may be limited.
    </Banner>,
  );
  expect(screen.getByRole('status')).toHaveTextContent("You're offline Some features may be limited.");
});

it('ToastView shows both lines and can be dismissed', async () => {
  const dismiss = jest.fn();
  render(
    <ToastView title="Logged out" description="You have been successfully logged out." onDismiss={dismiss} />,
  );
  expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
});

it('Spinner announces its label, or nothing without one', () => {
  const { rerender } = render(<Spinner label="Loading the page" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
  rerender(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});
