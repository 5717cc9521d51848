import { render, screen, within } from '@testing-library/react';
import { createState } from '@wanderwork/quest-engine';
import { createPlan } from '../../../shared/saves/run.fixture';
import { getRunStart } from '../model/saves/rules';
import { Meters } from './meters';

const before = createState(getRunStart(createPlan()));

const getMeter = (name: string) =>
  within(screen.getByText(name, { selector: 'dt' }).parentElement!).getByRole('definition');

describe('the meters', () => {
  it('show what the last action changed beside each value', () => {
    const state = {
      ...before,
      cash: before.cash - 4_500,
      energy: before.energy - 9,
      wonder: before.wonder + 3,
    };
    render(<Meters state={state} before={before} />);
    expect(getMeter('Money')).toHaveTextContent(/, −\$45$/);
    expect(getMeter('Energy')).toHaveTextContent(`${state.energy}, −9`);
    expect(getMeter('Wonder')).toHaveTextContent(`${state.wonder}, +3`);
    expect(getMeter('Health')).toHaveTextContent(new RegExp(`^${state.health}$`));
  });

  it('shorten a change of a thousand dollars or more', () => {
    render(<Meters state={{ ...before, cash: before.cash - 123_456 }} before={before} />);
    expect(getMeter('Money')).toHaveTextContent(/, −\$1\.2K$/);
  });

  it('show no change before the first action', () => {
    render(<Meters state={before} before={null} />);
    expect(getMeter('Energy')).toHaveTextContent(new RegExp(`^${before.energy}$`));
  });
});
