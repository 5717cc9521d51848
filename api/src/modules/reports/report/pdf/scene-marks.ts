type Attributes = Readonly<Record<string, string>>;

/** A filled or drawn part of a picture, with what the groups around it say. */
interface Mark {
  path?: string;
  circle?: { x: number; y: number; radius: number };
  fill?: string;
  stroke?: { ink: string; width: number; dash?: Dash; round: boolean };
  opacity: number;
  /** Where the groups around it put it: moves and scales from outside to inside. */
  moves: readonly Move[];
}

interface Dash {
  length: number;
  space: number;
}

interface Move {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

const TAG = /<(\/?)(\w+)((?:\s[\w:-]+="[^"]*")*)\s*\/?>/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const MOVE = /^translate\((\S+) (\S+)\)(?: scale\((\S+?)(?: (\S+))?\))?$/;

const attributesOf = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

const dashOf = (text: string): Dash => {
  const [length = 1, space = length] = text.split(' ').map(Number);
  return { length, space };
};

const moveOf = (transform: string): Move => {
  const [, x, y, scaleX = '1', scaleY = scaleX] = MOVE.exec(transform) ?? [];
  return { x: Number(x), y: Number(y), scaleX: Number(scaleX), scaleY: Number(scaleY) };
};

const strokeOf = (said: Attributes): Mark['stroke'] => {
  const { stroke: ink, 'stroke-width': width = '1', 'stroke-dasharray': dash } = said;
  if (ink === undefined) return undefined;
  const round = said['stroke-linecap'] === 'round';
  return { ink, width: Number(width), round, ...(dash && { dash: dashOf(dash) }) };
};

const markOf = (own: Attributes, groups: readonly Attributes[]): Mark => {
  const said: Attributes = Object.assign({}, ...groups, own);
  const { d: path, cx, cy, r, fill } = own;
  return {
    ...(path === undefined ? { circle: { x: Number(cx), y: Number(cy), radius: Number(r) } } : { path }),
    ...(fill !== undefined && { fill }),
    stroke: strokeOf(said),
    opacity: [...groups, own].reduce((share, { opacity = '1' }) => share * Number(opacity), 1),
    moves: groups.flatMap(({ transform }) => (transform === undefined ? [] : [moveOf(transform)])),
  };
};

/** The sheet that a picture is drawn on. */
export const sheetOf = (picture: string): { width: number; height: number } => {
  const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
  return { width: Number(width), height: Number(height) };
};

/**
 * The parts of a picture of `@wanderwork/art` from back to front: paths, circles, and groups that move, scale or ink them,
 * which is all that its pictures have.
 */
export const marksOf = (picture: string): Mark[] => {
  const marks: Mark[] = [];
  const groups: Attributes[] = [];
  for (const [, closing, name, text = ''] of picture.matchAll(TAG)) {
    if (name === 'g' && closing) groups.pop();
    else if (name === 'g') groups.push(attributesOf(text));
    else if (name === 'path' || name === 'circle') marks.push(markOf(attributesOf(text), groups));
  }
  return marks;
};
