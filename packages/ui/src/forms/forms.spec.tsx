import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Checkbox } from './checkbox';
import { Field } from './field';
import { PasswordInput } from './password-input';
import { Segmented } from './segmented';
import { Select, TextArea, TextInput } from './inputs';

describe('Field', () => {
  it('names its control and describes it with help and error', async () => {
    render(
      <Field
        label="Email"
        description="Where we can reach you."
        error="Please enter a valid email address"
        required
      >
        <TextInput type="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Where we can reach you. Please enter a valid email address');
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('adds no description when there is none', () => {
    render(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('keeps the typed text when an error comes and goes', async () => {
    const field = (error: string | null) => (
      <Field label="Name" error={error}>
        <TextInput />
      </Field>
    );
    const { rerender } = render(field(null));
    await userEvent.type(screen.getByRole('textbox'), 'Ana');
    rerender(field('First name is required'));
    expect(screen.getByRole('textbox')).toHaveValue('Ana');
    rerender(field(null));
    expect(screen.getByRole('textbox')).toHaveValue('Ana');
  });

  it.each([
    [
      'combobox',
      <Select key="s">
        <option>Berlin</option>
      </Select>,
    ],
    ['textbox', <TextArea key="a" />],
  ] as const)('works with a %s', (role, control) => {
    render(<Field label="Choice">{control}</Field>);
    expect(screen.getByRole(role, { name: 'Choice' })).toBeVisible();
  });
});

describe('PasswordInput', () => {
  it('shows the password on demand and keeps its value', async () => {
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText('Password');
    await userEvent.type(input, 'correct horse');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('correct horse');
  });
});

describe('Checkbox', () => {
  it('has its label and its error', async () => {
    render(<Checkbox error="You must accept the terms and conditions">I accept the terms</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' });
    expect(box).toHaveAccessibleDescription('You must accept the terms and conditions');
    await userEvent.click(screen.getByText('I accept the terms'));
    expect(box).toBeChecked();
  });
});

describe('Segmented', () => {
  const Views = () => {
    const [view, setView] = useState('map');
    return (
      <Segmented
        label="View"
        value={view}
        onChange={setView}
        options={[
          { value: 'map', label: 'Map' },
          { value: 'table', label: 'Table' },
        ]}
      />
    );
  };

  it('chooses by pointer', async () => {
    render(<Views />);
    expect(screen.getByRole('group', { name: 'View' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Map' })).not.toBeChecked();
  });
});
