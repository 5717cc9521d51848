import type { Band, FigureGroup, Grade } from './city.js';

/** The origin of a batch: the shipped table, a file, a provider, or the editor of one city. */
export type BatchOrigin = 'shipped' | 'file' | 'provider' | 'editor';

export type BatchState = 'planned' | 'applied' | 'rolled_back';

/** A figure as the table stores it. A null value means that it was checked and left out; `note` says why. */
export interface TableFigure {
  value: number | string | (number | null)[] | null;
  source: string | null;
  year: string | null;
  grade: Grade | null;
  note: string | null;
  basis: string | null;
  /** The 80% range of an estimate, in the unit of the value. */
  range?: [low: number, high: number];
}

/** The change of one city's score; `from` or `to` is null if the city is added or removed. */
export interface ScoreMove {
  city: string;
  name: string;
  from: number | null;
  to: number | null;
  /** `to` − `from`; 0 if one is null. */
  points: number;
  fromBand: Band | null;
  toBand: Band | null;
}

/** What a batch changes or has changed. */
export interface BatchDifference {
  cities: { added: number; changed: number; gone: number };
  figures: { added: number; changed: number; removed: number };
  /** Cities that an imported table does not contain; they stay unchanged. */
  unnamed: number;
  /** Figures that were skipped because they were edited in the product or the current value is better. */
  passedOver: number;
  scores: {
    moved: number;
    /** Scores that change by more than `FAR_POINTS`. */
    movedFar: number;
    bandsChanged: number;
    /** The largest changes, at most ten. */
    movers: ScoreMove[];
  };
}

/** The number of points from which a score change counts as large. */
export const FAR_POINTS = 5;

export interface BatchAction {
  deed: BatchState;
  /** Null: the system, the command line, or a deleted account. */
  by: string | null;
  at: string;
}

/** One import of figures: planned, applied as planned, and perhaps rolled back. */
export interface CityBatch {
  id: number;
  origin: BatchOrigin;
  /** The name of the file, the provider or the city. */
  name: string;
  /** The reason, if one was given. */
  reason: string | null;
  /** SHA-256 of the imported data. */
  hash: string;
  state: BatchState;
  difference: BatchDifference;
  refused: number;
  deeds: BatchAction[];
}

/** One cell of the table before and after; null if it was or becomes empty. */
export interface BatchChange {
  city: string;
  cityName: string;
  /** The label of the figure, or "Name and place" for the city itself. */
  label: string;
  unit: string | null;
  scoreOnly: boolean;
  before: TableFigure | CityPlace | null;
  after: TableFigure | CityPlace | null;
}

/** The name and location of a city. */
export interface CityPlace {
  name: string;
  country: string;
  countryCode: string;
  region: string;
  latitude: number;
  longitude: number;
  timezone: string;
  geonameId: number | null;
}

/** A rejected row of a file, with all reasons. */
export interface RefusedRow {
  line: number;
  slug: string | null;
  reasons: string[];
}

export interface CityBatchDetail extends CityBatch {
  /** The first rejected rows; `refused` counts all. */
  refusedRows: RefusedRow[];
  /** The first changes; `changeCount` counts all. */
  changes: BatchChange[];
  changeCount: number;
}

/** 8 MiB: five times the shipped table. */
export const TABLE_MAX_BYTES = 8 * 1024 * 1024;

/** The valid values of a figure; `months` is a series from January to December, separated by `|`. */
export type FigureValues =
  | { type: 'number' | 'months'; min: number; max: number }
  | { type: 'text'; longest: number }
  | { type: 'choice'; choices: readonly string[] };

/** A figure in the editor of a city. */
export interface EditableFigure {
  /** The name of the figure in a change. */
  cell: string;
  group: FigureGroup;
  label: string;
  unit: string | null;
  values: FigureValues;
  /** Whether the score uses the figure. */
  scored: boolean;
  /** Whether only the score uses the figure and no page shows it. */
  scoreOnly: boolean;
  figure: TableFigure | null;
  /** Sent back with a change, so that nobody overwrites a value they have not seen. */
  seen: string;
  /** The number of the batch that set the figure; null if it is from the shipped table. */
  setBy: number | null;
}

/** A city with all its figures, including empty ones. */
export interface EditableCity {
  slug: string;
  name: string;
  country: string;
  irex: number | null;
  figures: EditableFigure[];
  sources: { id: string; title: string }[];
}

/** In the answer of a rejected edit: a figure that somebody else changed in the meantime. */
export interface FigureConflict {
  cell: string;
  label: string;
  theirs: TableFigure | null;
  yours: TableFigure | null;
}

/** A publisher of data from which an admin can import figures. */
export interface DataProvider {
  /** Its name in URLs and settings. */
  name: string;
  title: string;
  /** One sentence on its data. */
  brings: string;
  /** The page that describes its data. */
  page: string | null;
  licence: string;
  attribution: string;
  /** Whether the settings of the installation allow requests to it. */
  isOn: boolean;
  /** The last import from it, if any. */
  last: { batch: number; state: BatchState } | null;
}
