import { type MouseEvent } from 'react';
import { isSecondClick } from './double-click';

let now = 0;

const click = (detail: number, later: number, pointerType = 'mouse') => {
  now += later;
  return isSecondClick({ detail, timeStamp: now, nativeEvent: { pointerType } } as unknown as MouseEvent);
};

describe('isSecondClick', () => {
  it('detects a quick second mouse click at the same place', () => {
    expect([click(1, 5000), click(2, 120)]).toEqual([false, true]);
  });

  it('accepts clicks at a steady pace', () => {
    expect([click(1, 5000), click(2, 400), click(3, 400)]).toEqual([false, false, false]);
  });

  it('accepts clicks elsewhere, touches and keys', () => {
    expect([click(1, 5000), click(1, 120)]).toEqual([false, false]);
    expect([click(1, 5000, 'touch'), click(2, 120, 'touch')]).toEqual([false, false]);
    expect([click(0, 5000), click(0, 30)]).toEqual([false, false]);
  });
});
