import { getWorkBetween, getFrameWork } from './work-in-trace.mjs';

const main = { pid: 1, tid: 7 };
const event = (name: string, ts: number, dur: number, tdur = dur) => ({
  ...main,
  ph: 'X',
  name,
  ts,
  dur,
  tdur,
});
const mark = (name: string, ts: number) => ({ ...main, ph: 'I', name, ts });

/**
 * The task of a key press, one in between, and the frame's task. Times in microseconds; thread time is half of
 * wall-clock time.
 */
const trace = [
  event('RunTask', 0, 900, 900),
  event('RunTask', 1000, 4000, 2000),
  event('EventDispatch', 1100, 3000, 1500),
  mark('hand', 1200),
  event('MinorGC', 2000, 400, 200),
  event('RunTask', 6000, 1000, 500),
  event('RunTask', 8000, 6000, 3000),
  event('FireAnimationFrame', 8100, 100, 50),
  mark('drawn', 8150),
  event('UpdateLayoutTree', 8300, 1000, 500),
  event('Layout', 9400, 2000, 1000),
  event('Paint', 11500, 1000, 500),
  event('RunTask', 15000, 9000, 9000),
  { ...event('RunTask', 1000, 9000), tid: 8 },
];

describe('work in a trace', () => {
  it('sums the thread time from the task of the key press to the task of the frame', () => {
    const [work] = getWorkBetween(trace, 'hand', 'drawn');
    const expected = { script: 1.35, style: 0.5, layout: 1, paint: 0.5, gc: 0.2, other: 1.95, all: 5.5 };
    for (const [kind, spent] of Object.entries(expected))
      expect([kind, work?.[kind]]).toEqual([kind, expect.closeTo(spent)]);
  });

  it('leaves out a key press without a frame after it', () => {
    expect(getWorkBetween([...trace, mark('hand', 20_000)], 'hand', 'drawn')).toHaveLength(1);
  });

  it('counts all tasks since the previous frame', () => {
    const frames = [mark('frame', 500), mark('frame', 8200)];
    expect(getFrameWork([...trace, ...frames], 'frame').map(({ all }: { all: number }) => all)).toEqual([
      5.5,
    ]);
  });

  it('throws when the browser records no thread time', () => {
    const withoutThreadTime = trace.map((one) => ({ ...one, tdur: undefined }));
    expect(() => getWorkBetween(withoutThreadTime, 'hand', 'drawn')).toThrow('does not record thread time');
  });
});
