/** Browsers call a task long from this on. */
const LONG_TASK_MS = 50;

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-v8.compile'];

const isWithin = (inner, outer) => inner.ts >= outer.ts && inner.ts + inner.dur <= outer.ts + outer.dur;

/**
 * Finds the longest task of the thread that ran `script`, in ms; 0 if none was long. A debugger that is attached, as every
 * tool of a bench is, makes V8 collect source positions whenever a stack is captured. No reader's browser does, so that
 * time is subtracted.
 */
export const findLongestTask = (events, script) => {
  const evaluation = events.find(({ name, args }) => name === 'EvaluateScript' && script.test(args.data.url));
  if (!evaluation) throw new Error(`No page ran ${script}`);
  const onThread = events.filter(
    ({ pid, tid, dur }) => pid === evaluation.pid && tid === evaluation.tid && dur,
  );
  const collections = onThread.filter(({ name }) => name === 'V8.CollectSourcePositions');
  const durations = onThread
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map((task) =>
      collections
        .filter((collection) => isWithin(collection, task))
        .reduce((left, { dur }) => left - dur, task.dur),
    )
    .map((microseconds) => microseconds / 1000);
  return Math.max(0, ...durations.filter((ms) => ms >= LONG_TASK_MS));
};

/** Traces the browser. The returned function ends the trace and resolves with the longest task of the app's page, in ms. */
export const traceTasks = async (browser) => {
  const protocol = await browser.newBrowserCDPSession();
  const events = [];
  protocol.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: CATEGORIES };
  await protocol.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const completed = new Promise((resolve) => protocol.once('Tracing.tracingComplete', resolve));
    await protocol.send('Tracing.end');
    await completed;
    await protocol.detach();
    return findLongestTask(events, /\/main\.[0-9a-f]+\.js$/);
  };
};
