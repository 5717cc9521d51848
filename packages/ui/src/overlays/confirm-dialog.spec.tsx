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
        title="Delete the draft?"
        description="You can’t undo this."
        yes="Yes, delete it"
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
  expect(screen.getByRole('dialog', { name: 'Delete the draft?' })).toHaveAccessibleDescription(
    'You can’t undo this.',
  );
  expect(await findAccessibilityProblems()).toEqual([]);
  return onYes;
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('ConfirmDialog', () => {
  it('runs the action once when confirmed', async () => {
    const onYes = await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    await isClosed();
    expect(onYes).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the "no" button', () => userEvent.click(screen.getByRole('button', { name: 'Keep it' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ])('does nothing on %s', async (_answer, answer) => {
    const onYes = await openDialog();
    await answer();
    await isClosed();
    expect(onYes).not.toHaveBeenCalled();
  });
});
