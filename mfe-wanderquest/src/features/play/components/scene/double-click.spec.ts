import { type MouseEvent } from 'react';
import { isSecondClick } from './double-click';

let now = 0;

const click = (detail: number, later: number, pointerType = 'mouse') => {
  now += later;
  return isSecondClick({ detail, timeStamp: now, nativeEvent: { pointerType } } as unknown as MouseEvent);
};

describe('the second click of a double one', () => {
  it('is one of the mouse, soon after the first at the same place', () => {
    expect([click(1, 5000), click(2, 120)]).toEqual([false, true]);
  });

  it('is none of who clicks on at an even pace', () => {
    expect([click(1, 5000), click(2, 400), click(3, 400)]).toEqual([false, false, false]);
  });

  it('is none at another place, none of a finger and none of a key', () => {
    expect([click(1, 5000), click(1, 120)]).toEqual([false, false]);
    expect([click(1, 5000, 'touch'), click(2, 120, 'touch')]).toEqual([false, false]);
    expect([click(0, 5000), click(0, 30)]).toEqual([false, false]);
  });
});
