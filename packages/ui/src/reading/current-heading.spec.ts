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

const place = (id: string, top: number): Element => {
  const heading = document.getElementById(id)!;
  heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  return heading;
};

describe('the heading that is read', () => {
  beforeEach(() => {
    Object.assign(window, { IntersectionObserver: Observer });
    document.body.innerHTML = '<h2 id="one">One</h2><h2 id="two">Two</h2>';
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  it('is the last one reached, and none after a jump to the start', () => {
    const { result } = renderHook(() => useCurrentHeading(['one', 'two']));
    place('one', -900);
    act(() => tell([{ isIntersecting: true, target: place('two', 100) }]));
    expect(result.current).toBe('two');
    act(() => tell([{ isIntersecting: false, target: place('two', -50) }]));
    expect(result.current).toBe('two');
    place('one', 700);
    act(() => tell([{ isIntersecting: false, target: place('two', 1800) }]));
    expect(result.current).toBeNull();
  });
});
