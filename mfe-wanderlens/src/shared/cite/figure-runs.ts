import { type Figure } from '@wanderwork/contracts';

/** Adjacent figures with the same source, which is shown once below them. */
export interface FigureRun {
  sourceId: string | null;
  year: string | null;
  /** A note that applies to all of them. */
  note: string | null;
  figures: Figure[];
}

const isContinuedBy = (run: FigureRun | undefined, figure: Figure): run is FigureRun =>
  run !== undefined &&
  run.sourceId === figure.sourceId &&
  run.year === figure.year &&
  run.note === figure.note;

/** Groups figures into runs, keeping their order. */
export const groupRuns = (figures: Figure[]): FigureRun[] =>
  figures.reduce<FigureRun[]>((runs, figure) => {
    const last = runs.at(-1);
    if (isContinuedBy(last, figure)) last.figures.push(figure);
    else runs.push({ sourceId: figure.sourceId, year: figure.year, note: figure.note, figures: [figure] });
    return runs;
  }, []);

/** Groups the figures of these keys that have a value. */
export const groupKnownRuns = (figures: Figure[], keys: readonly string[]): FigureRun[] =>
  groupRuns(figures.filter(({ key, value }) => keys.includes(key) && value !== null));

/** Groups the known figures of these keys by source and year, and joins their notes. */
export const groupKnownOrigins = (figures: Figure[], keys: readonly string[]): FigureRun[] => {
  const origins = new Map<string, FigureRun[]>();
  for (const run of groupKnownRuns(figures, keys)) {
    const origin = `${run.sourceId} ${run.year}`;
    origins.set(origin, [...(origins.get(origin) ?? []), run]);
  }
  return [...origins.values()].map(joinRuns);
};

const joinRuns = (runs: readonly FigureRun[]): FigureRun => ({
  ...runs[0]!,
  note: [...new Set(runs.map(({ note }) => note))].filter(Boolean).join(' ') || null,
  figures: runs.flatMap(({ figures }) => figures),
});
