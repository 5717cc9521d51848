import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { findAccessibilityProblems } from '../testing/accessibility';
import { ConfirmDialog } from './confirm-dialog';

const Removal = ({ onYes }: { onYes: () => void }) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button onClick={() => setAsking(true)}>Remove</button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Throw the draft away?"
        description="Its words cannot be brought back."
        yes="Yes, throw it away"
        no="Keep it"
        onYes={onYes}
      />
    </>
  );
};

const openDialog = async () => {
  const onYes = jest.fn();
  render(<Removal onYes={onYes} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByRole('dialog', { name: 'Throw the draft away?' })).toHaveAccessibleDescription(
    'Its words cannot be brought back.',
  );
  expect(await findAccessibilityProblems()).toEqual([]);
  return onYes;
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a question before something happens', () => {
  it('does it once on a yes', async () => {
    const onYes = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, throw it away' }));
    await isClosed();
    expect(onYes).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a no', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its cross', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('does nothing on %s', async (_answer, answer) => {
    const onYes = await openDialog();
    await answer();
    await isClosed();
    expect(onYes).not.toHaveBeenCalled();
  });
});
