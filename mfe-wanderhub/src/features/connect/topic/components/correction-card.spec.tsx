import { render, screen } from '@testing-library/react';
import { type Correction } from '@wanderwork/contracts';
import { aCorrection } from '../../common/connect.fixture';
import { CorrectionCard } from './correction-card';

const show = (change: Partial<Correction> = {}) => {
  render(<CorrectionCard correction={aCorrection(change)} />);
  return screen.getByRole('region', { name: 'Monthly cost for one person, Lisbon' });
};

describe('the card of a correction', () => {
  it('shows what our data said, what is proposed, and the source', () => {
    const card = show();
    expect(card).toHaveTextContent('Our data said$1,800Proposed$1,930 (2026)');
    expect(screen.getByRole('link', { name: 'costs.example' })).toHaveAttribute(
      'rel',
      'ugc nofollow noopener',
    );
    expect(card).toHaveTextContent('Waiting for an editor');
  });

  it('says that a figure was unknown', () => {
    expect(show({ before: null })).toHaveTextContent('Our data saidNothing yet');
  });

  it.each<[Partial<Correction>, string]>([
    [{ state: 'planned' }, 'An editor is checking it'],
    [{ state: 'applied', decidedAt: '2026-03-12T10:00:00Z' }, 'In our data since 12 Mar 2026'],
    [{ state: 'declined', reason: 'The source is about another city.' }, 'The source is about another city.'],
  ])('says what became of it: %j', (change, text) => {
    expect(show(change)).toHaveTextContent(text);
  });
});
