import { findLongestTask } from './tasks.mjs';

const SCRIPT = /\/main\.js$/;
const TASK = 'ThreadControllerImpl::RunTask';

/** An event of the trace; times in ms. */
const event = (name: string, start: number, took: number, tid = 1) => ({
  name,
  pid: 1,
  tid,
  ts: start * 1000,
  dur: took * 1000,
  args: { data: { url: 'http://localhost/main.js' } },
});

describe('the longest task of a page', () => {
  const evaluation = event('EvaluateScript', 10, 190);

  it('is the longest one of the thread that ran the script', () => {
    const events = [event(TASK, 0, 200), event(TASK, 300, 90), event(TASK, 0, 900, 2), evaluation];
    expect(findLongestTask(events, SCRIPT)).toBe(200);
  });

  it('leaves out the time in which source positions are collected for a debugger', () => {
    const events = [
      event(TASK, 0, 200),
      event('V8.CollectSourcePositions', 20, 60),
      event('V8.CollectSourcePositions', 90, 50),
      event(TASK, 300, 95),
      evaluation,
    ];
    expect(findLongestTask(events, SCRIPT)).toBe(95);
  });

  it('is 0 when no task is long', () => {
    expect(findLongestTask([event(TASK, 0, 49), evaluation], SCRIPT)).toBe(0);
  });

  it('is refused when the script never ran', () => {
    expect(() => findLongestTask([event(TASK, 0, 200)], SCRIPT)).toThrow('No page ran');
  });
});
