import { act, renderHook } from '@testing-library/react';
import { useCurrentHeading } from './current-heading';

let tell: (entries: Partial<IntersectionObserverEntry>[]) => void;

class Observer {
  constructor(heard: typeof tell) {
    tell = heard;
  }
  observe() {}
  disconnect() {}
}

const moved = (id: string, isIntersecting: boolean) => ({
  isIntersecting,
  target: document.getElementById(id)!,
});

describe('the heading that is read', () => {
  beforeEach(() => {
    Object.assign(window, { IntersectionObserver: Observer });
    document.body.innerHTML = '<h2 id="one">One</h2><h2 id="two">Two</h2><h2 id="three">Three</h2>';
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  const read = () => renderHook(() => useCurrentHeading(['one', 'two', 'three'])).result;

  it('is the last one reached, also after a jump over several', () => {
    const result = read();
    act(() => tell([moved('one', false), moved('two', false), moved('three', false)]));
    expect(result.current).toBeNull();
    act(() => tell([moved('one', true), moved('two', true)]));
    expect(result.current).toBe('two');
  });

  it('is none after a jump to the start', () => {
    const result = read();
    act(() => tell([moved('one', true), moved('two', true)]));
    act(() => tell([moved('one', false), moved('two', false)]));
    expect(result.current).toBeNull();
  });
});
