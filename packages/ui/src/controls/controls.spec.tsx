import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Progress } from './progress';
import { SearchField } from './search-field';
import { Slider } from './slider';
import { Switch } from './switch';

describe('Switch', () => {
  it('has its label and description, and changes by pointer and keyboard', async () => {
    const change = jest.fn();
    render(
      <Switch onCheckedChange={change} description="A note at each new report.">
        Reports by mail
      </Switch>,
    );
    const control = screen.getByRole('switch', { name: 'Reports by mail', checked: false });
    expect(control).toHaveAccessibleDescription('A note at each new report.');
    await userEvent.click(screen.getByText('Reports by mail'));
    expect(screen.getByRole('switch', { checked: true })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(change.mock.calls).toEqual([[true], [false]]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});

describe('Slider', () => {
  const Weight = () => {
    const [weight, setWeight] = useState(6);
    return (
      <Slider label="Weight" value={weight} onChange={setWeight} max={10} format={(n) => `${n} of 10`} />
    );
  };

  /** What the browser does for keys and dragging; jsdom supports neither. */
  const set = (thumb: HTMLElement, value: number) => fireEvent.change(thumb, { target: { value } });

  it('announces its value in words and stays within its limits', async () => {
    render(<Weight />);
    const thumb = screen.getByRole('slider', { name: 'Weight' });
    expect(screen.getByText('6 of 10')).toBeVisible();
    set(thumb, 7);
    expect(thumb).toHaveValue('7');
    expect(thumb).toHaveAttribute('aria-valuetext', '7 of 10');
    set(thumb, 12);
    expect(screen.getByText('10 of 10')).toBeVisible();
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('has two ends for a span, which cannot cross', async () => {
    const Span = () => {
      const [span, setSpan] = useState<[number, number]>([2, 5]);
      return <Slider label="Cost" value={span} onChange={setSpan} max={10} />;
    };
    render(<Span />);
    const [from, to] = screen.getAllByRole('slider', { name: /^Cost, (from|to)$/ });
    set(from!, 8);
    expect(screen.getByText('5 to 5')).toBeVisible();
    expect(from).toHaveValue('5');
    set(to!, 9);
    set(from!, 3);
    set(to!, 0);
    expect(screen.getByText('3 to 3')).toBeVisible();
    expect(to).toHaveValue('3');
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('keeps its value when the parent does not change it', () => {
    render(<Slider label="Weight" value={6} onChange={() => undefined} />);
    set(screen.getByRole('slider'), 9);
    expect(screen.getByRole('slider')).toHaveValue('6');
  });
});

describe('Progress', () => {
  it('announces a percentage or a custom text', () => {
    const { rerender } = render(<Progress label="Saving" value={30} />);
    const bar = screen.getByRole('progressbar', { name: 'Saving' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(bar).toHaveAttribute('aria-valuetext', '30%');
    rerender(<Progress label="Saving" value={3} max={8} format={(done, all) => `${done} of ${all}`} />);
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 8');
    expect(screen.getByText('3 of 8')).toBeVisible();
  });

  it('announces no value when it is unknown', async () => {
    render(<Progress label="Looking" value={null} />);
    expect(screen.getByRole('progressbar', { name: 'Looking' })).not.toHaveAttribute('aria-valuenow');
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});

describe('SearchField', () => {
  it('passes on the trimmed text once typing pauses', async () => {
    const onSearch = jest.fn();
    const SearchExample = () => {
      const [text, setText] = useState('');
      return (
        <SearchField
          label="Email or name"
          description="Parts will do."
          value={text}
          onChange={(typed) => {
            onSearch(typed);
            setText(typed);
          }}
        />
      );
    };
    render(<SearchExample />);
    const field = screen.getByRole('searchbox', { name: 'Email or name' });
    expect(field).toHaveAccessibleDescription('Parts will do.');
    await userEvent.type(field, ' ana ', { delay: null });
    await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ana'));
    expect(onSearch).toHaveBeenCalledTimes(1);
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});
