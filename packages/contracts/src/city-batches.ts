import type { Band, FigureGroup, Grade } from './city.js';

/** Where a batch came from: the table that the product ships, a file, a provider, or the editor of one city. */
export type BatchOrigin = 'shipped' | 'file' | 'provider' | 'editor';

export type BatchState = 'planned' | 'applied' | 'rolled_back';

/** A figure as the table keeps it; without a value it was checked and left out, and the note says why. */
export interface TableFigure {
  value: number | string | (number | null)[] | null;
  source: string | null;
  year: string | null;
  grade: Grade | null;
  note: string | null;
  basis: string | null;
}

/** How far one city's score goes; null where the city comes or goes. */
export interface ScoreMove {
  city: string;
  name: string;
  from: number | null;
  to: number | null;
  /** `to` − `from`; 0 where one is missing. */
  points: number;
  fromBand: Band | null;
  toBand: Band | null;
}

/** What a batch would change, or has changed. */
export interface BatchDifference {
  cities: { added: number; changed: number; gone: number };
  figures: { added: number; changed: number; removed: number };
  /** Cities of the table that a whole table does not name; they stay as they are. */
  unnamed: number;
  /** Figures passed over: somebody set them in the product, or something better stands there. */
  passedOver: number;
  scores: {
    moved: number;
    /** By more than `FAR_POINTS`. */
    movedFar: number;
    bandsChanged: number;
    /** Those that move most, at most ten. */
    movers: ScoreMove[];
  };
}

/** From how many points on a score's move is far. */
export const FAR_POINTS = 5;

export interface BatchAction {
  deed: BatchState;
  /** Null: the product itself, its command line, or somebody whose account is gone. */
  by: string | null;
  at: string;
}

/** One import of figures: planned, applied as planned, and perhaps rolled back. */
export interface CityBatch {
  id: number;
  origin: BatchOrigin;
  /** A file's name, a provider's or a city's. */
  name: string;
  /** Why, where somebody said so. */
  reason: string | null;
  /** SHA-256 of what was brought. */
  hash: string;
  state: BatchState;
  difference: BatchDifference;
  refused: number;
  deeds: BatchAction[];
}

/** One cell of the table before and after; null where there was, or will be, nothing. */
export interface BatchChange {
  city: string;
  cityName: string;
  /** A figure's label; of the city's own name and place, "Name and place". */
  label: string;
  unit: string | null;
  scoreOnly: boolean;
  before: TableFigure | CityPlace | null;
  after: TableFigure | CityPlace | null;
}

/** What a city is called and where it lies. */
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

/** A row of a file that was not taken, with every reason. */
export interface RefusedRow {
  line: number;
  slug: string | null;
  reasons: string[];
}

export interface CityBatchDetail extends CityBatch {
  /** The first of them; `refused` counts all. */
  refusedRows: RefusedRow[];
  /** The first of them; `changeCount` counts all. */
  changes: BatchChange[];
  changeCount: number;
}

/** 8 MiB: five times the table that the product ships. */
export const TABLE_MAX_BYTES = 8 * 1024 * 1024;

/** Which values a figure takes; `months` is a series from January to December, parted by `|`. */
export type FigureValues =
  | { type: 'number' | 'months'; min: number; max: number }
  | { type: 'text'; longest: number }
  | { type: 'choice'; choices: readonly string[] };

/** A figure of a city as its editor shows it. */
export interface EditableFigure {
  /** What the figure is called in a change. */
  cell: string;
  group: FigureGroup;
  label: string;
  unit: string | null;
  values: FigureValues;
  /** Read by the score. */
  scored: boolean;
  /** Counted by the score and never printed. */
  scoreOnly: boolean;
  figure: TableFigure | null;
  /** Goes back with a change, so that nobody writes over what they have not seen. */
  seen: string;
  /** The number of the batch that set it in the product; null while it is the shipped table's. */
  setBy: number | null;
}

/** A city with all of its figures, and those it might have. */
export interface EditableCity {
  slug: string;
  name: string;
  country: string;
  irex: number | null;
  figures: EditableFigure[];
  sources: { id: string; title: string }[];
}

/** What a refused edit says of a figure that somebody else changed meanwhile. */
export interface FigureConflict {
  cell: string;
  label: string;
  theirs: TableFigure | null;
  yours: TableFigure | null;
}

/** Somebody who publishes figures that an admin may have fetched. */
export interface DataProvider {
  /** As addresses and settings name it. */
  name: string;
  title: string;
  /** What it has, in a sentence. */
  brings: string;
  /** Where it describes its data. */
  page: string | null;
  licence: string;
  attribution: string;
  /** Whether the installation's settings let it be asked. */
  isOn: boolean;
  /** Its last import, if there was one. */
  last: { batch: number; state: BatchState } | null;
}
