import { toast, useToasts, type ToastTone } from '@wanderwork/platform';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toasts } from './toasts';

const showToast = (title: string, tone: ToastTone = 'ok') => act(() => void toast({ title, tone }));
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const getRegion = () => screen.getByRole('region', { name: 'Notifications (F8)' });

/** jsdom has no layout: places `element` this many pixels from the top. */
const mockRect = (element: Element, top: number, height: number) =>
  jest
    .spyOn(element, 'getBoundingClientRect')
    .mockReturnValue({ left: 20, right: 300, top, bottom: top + height, width: 280, height } as DOMRect);

beforeAll(() => {
  // jsdom has no pointer events and no DOMRect; mouse events carry everything read here.
  const DOMRect = class {
    constructor(
      readonly left: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get right() {
      return this.left + this.width;
    }
    get bottom() {
      return this.top + this.height;
    }
  };
  Object.assign(window, { PointerEvent: MouseEvent, DOMRect });
});
beforeEach(() => {
  jest.useFakeTimers();
  render(
    <>
      <button>before</button>
      <div role="dialog" aria-label="Change your plan">
        <button>in the dialog</button>
      </div>
      <Toasts />
    </>,
  );
});
afterEach(() => {
  act(() => useToasts.setState({ toasts: [] }));
  jest.useRealTimers();
});

describe('a notification', () => {
  it('stays for 5000 ms', () => {
    showToast('Saved');
    wait(4999);
    expect(screen.getByText('Saved')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('replaces the previous one', () => {
    showToast('First');
    wait(3000);
    showToast('Second');
    expect(screen.queryByText('First')).toBeNull();
    wait(4999);
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('has a button that acts once and closes it', () => {
    const undo = jest.fn();
    act(() => void toast({ title: 'Saved', tone: 'ok', action: { label: 'Undo', onSelect: undo } }));
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stays while the pointer is on it', () => {
    showToast('Saved');
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
    [-80, true],
  ])('swiped right by %i px stays: %s', (distance, stays) => {
    showToast('Saved');
    const target = screen.getByText('Saved');
    fireEvent.pointerDown(target, { clientX: 100 });
    fireEvent.pointerMove(target, { clientX: 100 + distance });
    fireEvent.pointerUp(target);
    expect(screen.queryByText('Saved') !== null).toBe(stays);
  });

  it('prevents the browser’s own dragging', () => {
    showToast('Saved');
    expect(fireEvent.dragStart(screen.getByText('Saved'))).toBe(false);
  });

  it.each([
    ['ok', 'status'],
    ['info', 'status'],
    ['bad', 'alert'],
  ] as const)('of tone %s has the role %s, and is announced once', (tone, role) => {
    showToast('News', tone);
    expect(within(screen.getByRole(role)).getByText('News')).toBeVisible();
    expect(screen.getAllByText('News')).toHaveLength(1);
    expect(getRegion()).toHaveAttribute('aria-live', 'off');
  });
});

describe('the keyboard', () => {
  beforeEach(() => {
    act(() => screen.getByRole('button', { name: 'before' }).focus());
    showToast('Saved');
    fireEvent.keyDown(document, { key: 'F8' });
  });

  it('reaches the notifications with F8, and they stay while focused', () => {
    expect(getRegion()).toHaveFocus();
    wait(60_000);
    expect(screen.getByText('Saved')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'before' }).focus());
    wait(5000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    ['Escape', () => fireEvent.keyDown(getRegion(), { key: 'Escape' })],
    ['the button', () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))],
  ])('dismisses one with %s and returns to where it was', (_by, dismiss) => {
    dismiss();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.getByRole('button', { name: 'before' })).toHaveFocus();
  });
});

describe('the position of a notification', () => {
  it.each([
    ['up, when the focus is at the bottom of the screen', window.innerHeight - 60, true],
    ['down, when it is elsewhere', 100, false],
  ])('is %s', (_where, top, raised) => {
    const button = screen.getByRole('button', { name: 'before' });
    mockRect(button, top, 44);
    mockRect(getRegion(), window.innerHeight - 100, 80);
    act(() => button.focus());
    showToast('Saved');
    expect(getComputedStyle(getRegion()).top === '76px').toBe(raised);
  });

  it.each([
    ['up, over a dialog that rises from the bottom of a phone', 400, true],
    ['down, where a dialog leaves no room above it', 60, false],
  ])('is %s', (_where, offsetTop, raised) => {
    const button = screen.getByRole('button', { name: 'in the dialog' });
    const size = { offsetTop, offsetHeight: window.innerHeight - offsetTop, offsetLeft: 0, offsetWidth: 390 };
    for (const [name, value] of Object.entries(size))
      Object.defineProperty(screen.getByRole('dialog'), name, { value, configurable: true });
    mockRect(button, 420, 44);
    mockRect(getRegion(), window.innerHeight - 100, 80);
    act(() => button.focus());
    showToast('Saved');
    expect(getComputedStyle(getRegion()).top === '76px').toBe(raised);
  });
});
