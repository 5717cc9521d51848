import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { accessibilityProblems } from '../testing/accessibility';
import { Progress } from './progress';
import { SearchField } from './search-field';
import { Slider } from './slider';
import { Switch } from './switch';

describe('Switch', () => {
  it('is named by its words, described by what it does, and changes by pointer and keyboard', async () => {
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
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('Slider', () => {
  const Weight = () => {
    const [weight, setWeight] = useState(6);
    return (
      <Slider label="Weight" value={weight} onChange={setWeight} max={10} format={(n) => `${n} of 10`} />
    );
  };

  it('says its value in words, and arrow keys change it', async () => {
    render(<Weight />);
    const thumb = screen.getByRole('slider', { name: 'Weight' });
    expect(screen.getByText('6 of 10')).toBeVisible();
    thumb.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(thumb).toHaveAttribute('aria-valuenow', '7');
    expect(thumb).toHaveAttribute('aria-valuetext', '7 of 10');
    await userEvent.keyboard('{End}');
    expect(screen.getByText('10 of 10')).toBeVisible();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('has two ends for a span, which cannot pass each other', async () => {
    const Span = () => {
      const [span, setSpan] = useState<[number, number]>([2, 3]);
      return <Slider label="Cost" value={span} onChange={setSpan} max={10} />;
    };
    render(<Span />);
    screen.getByRole('slider', { name: 'Cost, from' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    const ends = screen.getAllByRole('slider').map((thumb) => Number(thumb.getAttribute('aria-valuenow')));
    expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
    expect(screen.getByText(`${ends[0]} to ${ends[1]}`)).toBeVisible();
  });

  it('tells when the hand has let go', async () => {
    const commit = jest.fn();
    render(<Slider label="Weight" value={6} onChange={() => undefined} onCommit={commit} />);
    screen.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(commit).toHaveBeenCalledWith(5);
  });
});

describe('Progress', () => {
  it('says how far it is, as a share or in other words', () => {
    const { rerender } = render(<Progress label="Saving" value={30} />);
    const bar = screen.getByRole('progressbar', { name: 'Saving' });
    expect(bar).toHaveAttribute('aria-valuenow', '30');
    expect(bar).toHaveAttribute('aria-valuetext', '30\u00a0%');
    rerender(<Progress label="Saving" value={3} max={8} format={(done, all) => `${done} of ${all}`} />);
    expect(bar).toHaveAttribute('aria-valuetext', '3 of 8');
    expect(screen.getByText('3 of 8')).toBeVisible();
  });

  it('claims no value when nobody knows it', async () => {
    render(<Progress label="Looking" value={null} />);
    expect(screen.getByRole('progressbar', { name: 'Looking' })).not.toHaveAttribute('aria-valuenow');
    expect(await accessibilityProblems()).toEqual([]);
  });
});

describe('SearchField', () => {
  it('asks for what was typed once the typing rests, without the spaces around it', async () => {
    const asked = jest.fn();
    const Asking = () => {
      const [text, setText] = useState('');
      return (
        <SearchField
          label="Email or name"
          description="Parts will do."
          value={text}
          onChange={(typed) => {
            asked(typed);
            setText(typed);
          }}
        />
      );
    };
    render(<Asking />);
    const field = screen.getByRole('searchbox', { name: 'Email or name' });
    expect(field).toHaveAccessibleDescription('Parts will do.');
    await userEvent.type(field, ' ana ', { delay: null });
    await waitFor(() => expect(asked).toHaveBeenCalledWith('ana'));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await accessibilityProblems()).toEqual([]);
  });
});
