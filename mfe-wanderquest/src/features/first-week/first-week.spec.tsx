import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begin, cityIndex, hash } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { keepWeek, startOf } from './model/kept-week';

const open = () => renderAt('/wanderquest/first-week', <App />);

/** A week whose draws are known. */
const keepAWeek = () => {
  const origin = { seedA: 3, seedB: 4, home: cityIndex('lisbon'), passport: 0 };
  keepWeek({ ...origin, log: [], hash: hash(begin(startOf(origin))) });
};

describe('the first week', () => {
  afterEach(() => localStorage.clear());

  it('begins where one likes, with one thing to do', async () => {
    open();
    await userEvent.selectOptions(await screen.findByLabelText('Begin in'), 'Chiang Mai, Thailand');
    await userEvent.click(screen.getByRole('button', { name: 'Begin in Chiang Mai' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Day 1 in Chiang Mai: Work' })).toHaveFocus();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('$3,000')).toBeInTheDocument();
  });

  it('goes on where it was left, and shows what a day is expected to do', async () => {
    keepAWeek();
    open();
    const work = await screen.findByRole('button', { name: /^Work a day/ });
    expect(work).toHaveTextContent('0.0 of 4 days done this week');
    await userEvent.click(work);
    expect(
      within(screen.getByRole('log', { name: 'Journal' })).getByText(/You worked\./),
    ).toBeInTheDocument();
    expect(screen.getByText('2 of 7')).toBeInTheDocument();
  });

  it('says so when the browser keeps nothing', async () => {
    keepAWeek();
    open();
    const work = await screen.findByRole('button', { name: /^Work a day/ });
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await userEvent.click(work);
    expect(screen.getByText(/This browser keeps nothing just now/)).toBeInTheDocument();
    setItem.mockRestore();
  });
});
