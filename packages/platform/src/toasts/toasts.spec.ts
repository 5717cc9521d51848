import { dismissToast, toast, useToasts } from './toasts';

const getVisibleTitles = () =>
  useToasts
    .getState()
    .toasts.filter(({ open }) => open)
    .map(({ title }) => title);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  useToasts.setState({ toasts: [] });
  jest.useRealTimers();
});

describe('toasts', () => {
  it('show one at a time, the newest', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    expect(getVisibleTitles()).toEqual(['second']);
  });

  it('close at once and leave the list much later', () => {
    const id = toast({ title: 'gone', tone: 'bad' });
    dismissToast(id);
    expect(getVisibleTitles()).toEqual([]);
    jest.advanceTimersByTime(999_999);
    expect(useToasts.getState().toasts).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(useToasts.getState().toasts).toHaveLength(0);
  });
});
