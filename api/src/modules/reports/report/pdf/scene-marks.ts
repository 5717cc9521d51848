type Attributes = Readonly<Record<string, string>>;

/** A path or circle of a picture, with the attributes of the groups around it. */
interface Mark {
  path?: string;
  circle?: { x: number; y: number; radius: number };
  fill?: string;
  stroke?: { ink: string; width: number; dash?: Dash; round: boolean };
  opacity: number;
  /** The transforms of the groups around it, from the outermost to the innermost. */
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

const parseAttributes = (text: string): Attributes =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]));

const parseDash = (text: string): Dash => {
  const [length = 1, space = length] = text.split(' ').map(Number);
  return { length, space };
};

const parseMove = (transform: string): Move => {
  const [, x, y, scaleX = '1', scaleY = scaleX] = MOVE.exec(transform) ?? [];
  return { x: Number(x), y: Number(y), scaleX: Number(scaleX), scaleY: Number(scaleY) };
};

const parseStroke = (attributes: Attributes): Mark['stroke'] => {
  const { stroke: ink, 'stroke-width': width = '1', 'stroke-dasharray': dash } = attributes;
  if (ink === undefined) return undefined;
  const round = attributes['stroke-linecap'] === 'round';
  return { ink, width: Number(width), round, ...(dash && { dash: parseDash(dash) }) };
};

const createMark = (own: Attributes, groups: readonly Attributes[]): Mark => {
  const inherited: Attributes = Object.assign({}, ...groups, own);
  const { d: path, cx, cy, r, fill } = own;
  return {
    ...(path === undefined ? { circle: { x: Number(cx), y: Number(cy), radius: Number(r) } } : { path }),
    ...(fill !== undefined && { fill }),
    stroke: parseStroke(inherited),
    opacity: [...groups, own].reduce((share, { opacity = '1' }) => share * Number(opacity), 1),
    moves: groups.flatMap(({ transform }) => (transform === undefined ? [] : [parseMove(transform)])),
  };
};

/** The size of a picture, from its `viewBox`. */
export const parseSize = (picture: string): { width: number; height: number } => {
  const [, width = 1, height = 1] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture) ?? [];
  return { width: Number(width), height: Number(height) };
};

/**
 * The paths and circles of an SVG picture from `@wanderwork/art`, from back to front. It understands only what these
 * pictures contain: paths, circles, and groups that move, scale or color them.
 */
export const parseMarks = (picture: string): Mark[] => {
  const marks: Mark[] = [];
  const groups: Attributes[] = [];
  for (const [, closing, name, text = ''] of picture.matchAll(TAG)) {
    if (name === 'g' && closing) groups.pop();
    else if (name === 'g') groups.push(parseAttributes(text));
    else if (name === 'path' || name === 'circle') marks.push(createMark(parseAttributes(text), groups));
  }
  return marks;
};
