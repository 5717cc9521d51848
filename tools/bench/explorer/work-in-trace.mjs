/**
 * Kinds of main-thread work by the event names in Chromium's traces. An event with another name counts as part of the
 * event that contains it.
 */
const kinds = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|TimerFire|HandlePostMessage|v8\.)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)/,
  layout: /^Layout$/,
  paint: /^(PrePaint|UpdateLayerTree|UpdateLayer|Paint|PaintImage|Layerize|Commit|CompositeLayers|Decode.*)$/,
  gc: /^(MinorGC|MajorGC|V8\.GC.*|BlinkGC.*)/,
};

const findKind = (name) => Object.keys(kinds).find((kind) => kinds[kind].test(name)) ?? null;
const ms = (microseconds) => microseconds / 1000;
const getEnd = ({ ts, dur = 0 }) => ts + dur;

/**
 * Returns all events of the thread on which the page's scripts ran, in order; an outer event comes before its inner
 * events.
 */
const findThread = (events, markName) => {
  const { pid, tid } = events.find(({ name }) => name === markName) ?? {};
  return events
    .filter((one) => one.pid === pid && one.tid === tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
};

/** Returns the tasks with their work by kind. An event's own time is its thread time minus that of its inner events. */
const toTasks = (thread) => {
  if (!thread.some(({ tdur }) => tdur !== undefined))
    throw new Error('This Chromium does not record thread time in traces.');
  const tasks = [];
  const open = [];
  const spend = (task, kind, time) => (task.work[kind] = (task.work[kind] ?? 0) + ms(time));
  for (const event of thread) {
    // The task in which the trace ends has no duration yet.
    if (event.ph !== 'X' || event.tdur === undefined) continue;
    while (open.length && getEnd(open.at(-1).event) <= event.ts) open.pop();
    const outer = open.at(-1);
    const isTask = /RunTask$/.test(event.name);
    if (!outer && !isTask) continue;
    const task = outer?.task ?? { from: event.ts, to: getEnd(event), work: {} };
    if (!outer) tasks.push(task);
    const kind = findKind(event.name) ?? outer?.kind ?? 'other';
    spend(task, kind, event.tdur);
    if (outer) spend(task, outer.kind, -event.tdur);
    open.push({ event, task, kind });
  }
  return tasks;
};

const sum = (tasks) => {
  const work = { script: 0, style: 0, layout: 0, paint: 0, gc: 0, other: 0 };
  for (const task of tasks) for (const kind of Object.keys(task.work)) work[kind] += task.work[kind];
  return { ...work, all: Object.values(work).reduce((all, one) => all + one, 0) };
};

const findMarks = (thread, name) => thread.filter((one) => one.name === name).map(({ ts }) => ts);

/**
 * Returns the main thread's own time in milliseconds, by kind, from the task that contains a `began` mark to the task
 * that contains the next `ended` mark, both included. `events` are the events of a trace.
 */
export const getWorkBetween = (events, began, ended) => {
  const thread = findThread(events, began);
  const tasks = toTasks(thread);
  const ends = findMarks(thread, ended);
  return findMarks(thread, began).flatMap((from, at, begins) => {
    const to = ends.find((end) => end > from);
    return to === undefined || to > begins[at + 1]
      ? []
      : [sum(tasks.filter((task) => task.to >= from && task.from <= to))];
  });
};

/** Returns the same for each frame: all tasks since the previous frame, up to the task that contains its mark. */
export const getFrameWork = (events, frame) => {
  const thread = findThread(events, frame);
  const tasks = toTasks(thread);
  const marks = findMarks(thread, frame);
  return marks
    .slice(1)
    .map((to, at) => sum(tasks.filter((task) => task.from > marks[at] && task.from <= to)));
};
