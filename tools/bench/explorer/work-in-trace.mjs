/** What a thread's processor did, by the names that Chromium's traces give it. What has another name is part of what it stands in. */
const kinds = {
  script:
    /^(EventDispatch|FunctionCall|EvaluateScript|RunMicrotasks|FireAnimationFrame|TimerFire|HandlePostMessage|v8\.)/,
  style: /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)/,
  layout: /^Layout$/,
  paint: /^(PrePaint|UpdateLayerTree|UpdateLayer|Paint|PaintImage|Layerize|Commit|CompositeLayers|Decode.*)$/,
  gc: /^(MinorGC|MajorGC|V8\.GC.*|BlinkGC.*)/,
};

const kindOf = (name) => Object.keys(kinds).find((kind) => kinds[kind].test(name)) ?? null;
const ms = (microseconds) => microseconds / 1000;
const endOf = ({ ts, dur = 0 }) => ts + dur;

/** The thread on which the page's scripts ran, and all that is known of it, in order; an outer event goes before its inner. */
const threadOf = (events, markName) => {
  const { pid, tid } = events.find(({ name }) => name === markName) ?? {};
  return events
    .filter((one) => one.pid === pid && one.tid === tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
};

/** Each task with what it spent by kind: an event's own thread time is what its inner events leave of it. */
const tasksOf = (thread) => {
  if (!thread.some(({ tdur }) => tdur !== undefined)) throw new Error('This Chromium traces no thread time.');
  const tasks = [];
  const open = [];
  const spend = (task, kind, time) => (task.work[kind] = (task.work[kind] ?? 0) + ms(time));
  for (const event of thread) {
    // The task in which a trace ends has no time yet.
    if (event.ph !== 'X' || event.tdur === undefined) continue;
    while (open.length && endOf(open.at(-1).event) <= event.ts) open.pop();
    const outer = open.at(-1);
    const isTask = /RunTask$/.test(event.name);
    if (!outer && !isTask) continue;
    const task = outer?.task ?? { from: event.ts, to: endOf(event), work: {} };
    if (!outer) tasks.push(task);
    const kind = kindOf(event.name) ?? outer?.kind ?? 'other';
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

const marksOf = (thread, name) => thread.filter((one) => one.name === name).map(({ ts }) => ts);

/**
 * Milliseconds of the main thread's own time, by kind, from the task in which each `began` mark stands to the one in which
 * the next `ended` mark stands, both included. `events` are a trace's.
 */
export const workBetween = (events, began, ended) => {
  const thread = threadOf(events, began);
  const tasks = tasksOf(thread);
  const ends = marksOf(thread, ended);
  return marksOf(thread, began).flatMap((from, at, begins) => {
    const to = ends.find((end) => end > from);
    return to === undefined || to > begins[at + 1]
      ? []
      : [sum(tasks.filter((task) => task.to >= from && task.from <= to))];
  });
};

/** The same for each frame: all tasks since the frame before, up to the one in which its mark stands. */
export const workOfFrames = (events, frame) => {
  const thread = threadOf(events, frame);
  const tasks = tasksOf(thread);
  const marks = marksOf(thread, frame);
  return marks
    .slice(1)
    .map((to, at) => sum(tasks.filter((task) => task.from > marks[at] && task.from <= to)));
};
