import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FieldError } from '@wanderwork/contracts';
import { HttpError } from '../http/http-error';
import { useForm } from './use-form';

type Values = { city: string; note: string };

interface Props {
  rules?: () => Promise<(payload: object) => FieldError[]>;
  check?: (values: Values) => Promise<FieldError[]>;
  send?: (values: Values) => Promise<void>;
}

const Trip = ({ send = () => Promise.resolve(), ...checks }: Props) => {
  const form = useForm<Values>({ initial: { city: '', note: '' }, ...checks, send });
  const renderField = (name: keyof Values) => (
    <label>
      {name}
      <input {...form.text(name)} aria-invalid={name in form.errors} />
      <i>{form.errors[name]}</i>
    </label>
  );
  return (
    <form {...form.formProps} aria-label="Trip">
      {renderField('city')}
      {renderField('note')}
      {form.problem instanceof Error && <p role="alert">{form.problem.message}</p>}
      <button>Send</button>
    </form>
  );
};

const createFieldError = (path: string, message: string): FieldError => ({ path, rule: 'x', message });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

describe('a form', () => {
  it('shows the first error of each field and focuses the first field with one', async () => {
    const send = jest.fn();
    const errors = [
      createFieldError('note', 'Too short'),
      createFieldError('city', 'Missing'),
      createFieldError('city', 'Unknown'),
    ];
    render(<Trip check={() => Promise.resolve(errors)} send={send} />);
    await submit();
    expect(screen.getByText('Missing')).toBeVisible();
    expect(screen.queryByText('Unknown')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText(/city/)).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('loads its rules when it gets the focus, and checks the values by them', async () => {
    const validate = jest.fn(() => [createFieldError('city', 'Missing')]);
    const rules = jest.fn(() => Promise.resolve(validate));
    const send = jest.fn();
    render(<Trip rules={rules} send={send} />);
    expect(rules).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText(/note/), 'Hi');
    expect(rules).toHaveBeenCalled();
    await submit();
    expect(await screen.findByText('Missing')).toBeVisible();
    expect(validate).toHaveBeenCalledWith({ city: '', note: 'Hi' });
    expect(send).not.toHaveBeenCalled();
  });

  it('leaves the check to the server when its rules do not load', async () => {
    const send = jest.fn().mockResolvedValue(undefined);
    render(<Trip rules={() => Promise.reject(new Error('The network is gone'))} send={send} />);
    await submit();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('clears the error of a corrected field only', async () => {
    const errors = [createFieldError('note', 'Too short'), createFieldError('city', 'Missing')];
    render(<Trip check={() => Promise.resolve(errors)} />);
    await submit();
    await userEvent.type(screen.getByLabelText(/city/), 'L');
    expect(screen.queryByText('Missing')).toBeNull();
    expect(screen.getByText('Too short')).toBeVisible();
    expect(screen.getByLabelText(/city/)).toHaveFocus();
  });

  it('sends once, however often it is submitted', async () => {
    let finishSending = () => {};
    const send = jest.fn(() => new Promise<void>((resolve) => (finishSending = resolve)));
    render(<Trip send={send} />);
    await submit();
    fireEvent.submit(screen.getByRole('form', { name: 'Trip' }));
    expect(screen.getByLabelText(/city/)).toBeDisabled();
    finishSending();
    await screen.findByText('Send');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('keeps the typed values when sending fails, and can be sent again', async () => {
    const send = jest
      .fn()
      .mockRejectedValueOnce(new Error('The network is gone'))
      .mockResolvedValue(undefined);
    render(<Trip send={send} />);
    await userEvent.type(screen.getByLabelText(/city/), 'Lisbon{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The network is gone');
    expect(screen.getByLabelText(/city/)).toHaveValue('Lisbon');
    expect(screen.getByLabelText(/city/)).toHaveFocus();
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send.mock.calls).toEqual([[{ city: 'Lisbon', note: '' }], [{ city: 'Lisbon', note: '' }]]);
  });

  it('shows the server’s errors at their fields', async () => {
    const body = {
      statusCode: 400,
      code: 'validation.failed',
      message: 'No',
      errors: [createFieldError('note', 'Rude')],
    };
    render(<Trip send={() => Promise.reject(new HttpError(400, JSON.stringify(body)))} />);
    await submit();
    expect(await screen.findByText('Rude')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
