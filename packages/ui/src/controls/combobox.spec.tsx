import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@wanderwork/ui';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Combobox } from './combobox';

const options = [
  { value: 'lisbon', label: 'Lisbon', note: 'Portugal' },
  { value: 'krakow', label: 'Kraków', note: 'Poland' },
  { value: 'san-jose', label: 'San José', note: 'Costa Rica' },
];

const Cities = ({ first = null, error }: { first?: string | null; error?: string }) => {
  const [city, setCity] = useState(first);
  return (
    <>
      <Field label="City" error={error}>
        <Combobox options={options} value={city} onChange={setCity} listLabel="Cities" />
      </Field>
      <code>{city ?? 'none'}</code>
      <button>Next</button>
    </>
  );
};

const box = () => screen.getByRole('combobox', { name: 'City' });
const names = () => screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);
/** The active option, as a screen reader gets it. */
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const chosen = () => document.querySelector('code')?.textContent;

describe('Combobox', () => {
  it('matches the start of any word, ignoring accents, and Enter chooses', async () => {
    render(<Cities />);
    await userEvent.type(box(), 'jose');
    expect(names()).toEqual(['San José']);
    expect(marked()).toHaveTextContent('San José');
    expect(screen.getByRole('status')).toHaveTextContent('1 choice');

    await userEvent.keyboard('{Enter}');
    expect(chosen()).toBe('san-jose');
    expect(box()).toHaveValue('San José');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(box()).toHaveFocus();
  });

  it('opens with the arrow key at the current choice and wraps around at both ends', async () => {
    render(<Cities first="krakow" />);
    box().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toBe(marked());
    expect(marked()).toHaveTextContent('Kraków');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toHaveTextContent('Lisbon');
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toHaveTextContent('San José');
  });

  it('keeps the choice when half a word is left', async () => {
    render(<Cities first="lisbon" />);
    await userEvent.clear(box());
    await userEvent.type(box(), 'Kra');
    expect(chosen()).toBe('none');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(box(), 'xyz');
    await userEvent.tab();
    expect(chosen()).toBe('krakow');
    expect(box()).toHaveValue('Kraków');
    expect(names()).toEqual([]);
  });

  it('says so when nothing matches, and chooses nothing', async () => {
    render(<Cities />);
    await userEvent.type(box(), 'zz{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('No matches');
    expect(chosen()).toBe('none');
  });

  it('chooses by pointer and keeps the focus in the box', async () => {
    render(<Cities />);
    await userEvent.click(box());
    await userEvent.click(screen.getByRole('option', { name: 'Kraków Poland' }));
    expect(chosen()).toBe('krakow');
    expect(box()).toHaveFocus();
  });

  it('closes with Escape, and the surrounding dialog stays open', async () => {
    const close = jest.fn();
    render(
      <Dialog open onOpenChange={close} title="Move">
        <Cities />
      </Dialog>,
    );
    await userEvent.type(box(), 'li');
    expect(names()).toEqual(['Lisbon']);
    await userEvent.keyboard('{Escape}');
    expect(names()).toEqual([]);
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(close).toHaveBeenCalledWith(false);
  });

  it('submits the form with Enter only while its list is closed', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Cities />
      </form>,
    );
    await userEvent.type(box(), 'lis{Enter}');
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('takes label and error from its field', async () => {
    render(<Cities error="Choose a city first" />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Choose a city first');
    await userEvent.click(box());
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('renders the first fifty options and announces the total', async () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ value: `${index}`, label: `Place ${index}` }));
    render(<Combobox aria-label="City" options={many} value={null} onChange={() => undefined} />);
    await userEvent.click(box());
    expect(names()).toHaveLength(50);
    expect(screen.getByRole('status')).toHaveTextContent('50 of 300 choices');
  });
});
