import { render, screen } from '@testing-library/react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { Gate } from './gate';
import { TierBadge } from './tier-badge';

it.each([
  ['premium', 'Premium'],
  ['pro', 'Pro'],
  ['free', 'Free Tier'],
] as const)('TierBadge calls %s "%s"', (tier, words) => {
  render(<TierBadge tier={tier} />);
  expect(screen.getByText(words)).toBeVisible();
});

describe('Gate', () => {
  const gate = (
    <Gate
      title="Detailed analytics are part of Premium"
      free="Lisbon is open to everybody."
      actions={
        <>
          <button>Open the sample</button>
          <button>See plans</button>
        </>
      }
    >
      <button>Download</button>
    </Gate>
  );

  it('shows what it is, what is free and two buttons', async () => {
    render(gate);
    const group = screen.getByRole('group', { name: 'Detailed analytics are part of Premium' });
    expect(group).toHaveTextContent('Lisbon is open to everybody.');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Open the sample',
      'See plans',
    ]);
    expect(await findAccessibilityProblems()).toEqual([]);
  });

  it('contains the real content, which is neither reachable nor announced', () => {
    render(gate);
    expect(screen.getByText('Download').closest('[inert]')).toHaveAttribute('aria-hidden', 'true');
  });

  it('shows only its message when there is no content behind it', async () => {
    const { container } = render(
      <Gate
        title="Reports are part of Premium"
        free="Those of Lisbon are free."
        actions={<button>See plans</button>}
      />,
    );
    const group = screen.getByRole('group', { name: 'Reports are part of Premium' });
    expect(group).toHaveTextContent('Those of Lisbon are free.');
    expect(screen.getByRole('button', { name: 'See plans' }).closest('[role=group]')).toBe(group);
    expect(container.querySelector('[inert]')).toBeNull();
    expect(getComputedStyle(group).boxShadow).toBe('');
    expect(await findAccessibilityProblems()).toEqual([]);
  });
});
