import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useAction } from './actions';
import { createQueryClient } from './query/query-client';
import { useToasts } from './toasts/toasts';

interface Props {
  act: () => Promise<string>;
  onError?: (error: Error) => void;
}

const fetchCities = jest.fn(() => Promise.resolve(['porto']));

const Save = ({ act, ...options }: Props) => {
  useQuery({ queryKey: ['cities'], queryFn: fetchCities });
  const { toasts } = useToasts();
  const { busy, problem, run } = useAction({ refetches: ['cities'], ...options });
  return (
    <>
      <button
        aria-busy={busy}
        onClick={() => void run(act, (result) => ({ title: `Saved ${result}`, tone: 'ok' }))}
      >
        Save
      </button>
      {problem && <p role="alert">{problem.message}</p>}
      {toasts.map(({ id, title }) => (
        <p key={id}>{title}</p>
      ))}
    </>
  );
};

const renderSave = (props: Props) => {
  fetchCities.mockClear();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Save {...props} />
    </QueryClientProvider>,
  );
  return screen.getByRole('button');
};

describe('an action', () => {
  it('runs once when the button is clicked twice, and is busy meanwhile', async () => {
    let finish = (_result: string) => {};
    const act = jest.fn(() => new Promise<string>((resolve) => (finish = resolve)));
    const button = renderSave({ act });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    expect(act).toHaveBeenCalledTimes(1);
    finish('Porto');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
    fireEvent.click(button);
    await waitFor(() => expect(act).toHaveBeenCalledTimes(2));
  });

  it('shows a toast made from the result and refetches', async () => {
    const button = renderSave({ act: () => Promise.resolve('Lisbon') });
    fireEvent.click(button);
    expect(await screen.findByText('Saved Lisbon')).toBeVisible();
    await waitFor(() => expect(fetchCities).toHaveBeenCalledTimes(2));
  });

  it('reports the error until the next run', async () => {
    const act = jest.fn().mockRejectedValueOnce(new Error('No')).mockResolvedValue('Tirana');
    const onError = jest.fn();
    const button = renderSave({ act, onError });
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No');
    expect(onError).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    expect(await screen.findByText('Saved Tirana')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
