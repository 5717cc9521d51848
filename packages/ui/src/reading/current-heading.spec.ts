import { act, renderHook } from '@testing-library/react';
import { useCurrentHeading } from './current-heading';

let notifyObserver: (entries: Partial<IntersectionObserverEntry>[]) => void;

class Observer {
  constructor(listener: typeof notifyObserver) {
    notifyObserver = listener;
  }
  observe() {}
  disconnect() {}
}

const createEntry = (id: string, isIntersecting: boolean) => ({
  isIntersecting,
  target: document.getElementById(id)!,
});

describe('useCurrentHeading', () => {
  beforeEach(() => {
    Object.assign(window, { IntersectionObserver: Observer });
    document.body.innerHTML = '<h2 id="one">One</h2><h2 id="two">Two</h2><h2 id="three">Three</h2>';
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  const renderCurrentHeading = () => renderHook(() => useCurrentHeading(['one', 'two', 'three'])).result;

  it('returns the last heading reached, also after a jump over several', () => {
    const result = renderCurrentHeading();
    act(() =>
      notifyObserver([createEntry('one', false), createEntry('two', false), createEntry('three', false)]),
    );
    expect(result.current).toBeNull();
    act(() => notifyObserver([createEntry('one', true), createEntry('two', true)]));
    expect(result.current).toBe('two');
  });

  it('returns null after a jump to the top', () => {
    const result = renderCurrentHeading();
    act(() => notifyObserver([createEntry('one', true), createEntry('two', true)]));
    act(() => notifyObserver([createEntry('one', false), createEntry('two', false)]));
    expect(result.current).toBeNull();
  });
});
