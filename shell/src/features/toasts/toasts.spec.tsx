import { toast, useToasts } from '@wanderwork/platform';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts';

const say = (title: string) => act(() => void toast({ title }));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

// jsdom has no pointers; a mouse's events carry all that is read here.
beforeAll(() => Object.assign(window, { PointerEvent: MouseEvent }));
beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  useToasts.setState({ toasts: [] });
  jest.useRealTimers();
});

describe('a notification', () => {
  it('stays five seconds', () => {
    say('Saved');
    wait(4999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays as long as the pointer rests on it', () => {
    say('Saved');
    fireEvent.pointerEnter(screen.getByText('Saved'));
    wait(60_000);
    expect(screen.getByText('Saved')).toBeVisible();
    fireEvent.pointerLeave(screen.getByText('Saved'));
    wait(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    [49, true],
    [50, false],
  ])('swiped right by %i px stays: %s', (distance, stays) => {
    say('Saved');
    const target = screen.getByText('Saved');
    fireEvent.pointerDown(target, { clientX: 100 });
    fireEvent.pointerMove(target, { clientX: 100 + distance });
    fireEvent.pointerUp(target);
    expect(screen.queryByText('Saved') !== null).toBe(stays);
  });

  it('is reached by F8', () => {
    say('Saved');
    fireEvent.keyDown(document, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });
});
