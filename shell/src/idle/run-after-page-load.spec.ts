import { runAfterPageLoad } from './run-after-page-load';

const setReadyState = (value: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(value);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('runAfterPageLoad', () => {
  it('runs once, the given time after the page has loaded', () => {
    setReadyState('interactive');
    const work = jest.fn();
    runAfterPageLoad(1000, work);
    jest.advanceTimersByTime(5000);
    expect(work).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('waits the same time when the page has already loaded', () => {
    setReadyState('complete');
    const work = jest.fn();
    runAfterPageLoad(1000, work);
    jest.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
