type Json = unknown;
type JsonObject = Record<string, Json>;
type Path = readonly (string | number)[];

const nested = (depth: number): Json => (depth === 0 ? 'end' : { in: [nested(depth - 1)] });

const LONG_TEXT = 'x'.repeat(20_000);

const wrongTypes: readonly Json[] = [null, true, 0, 'x', [], {}, [['x']], { a: { b: 1 } }, nested(20)];

const oddTexts: readonly string[] = [
  '',
  ' ',
  LONG_TEXT,
  '🏝️'.repeat(40),
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  'A\u0301\u0327',
  '../../etc/passwd',
  "'; DROP TABLE users; --",
];

const oddNumbers: readonly Json[] = [-1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), '1'];

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The values to replace `value` with. */
const getReplacements = (value: Json): readonly Json[] => {
  const others = [...wrongTypes, [value]];
  if (typeof value === 'string') return [...others, ...oddTexts];
  if (typeof value === 'number') return [...others, ...oddNumbers];
  if (Array.isArray(value)) return [...others, Array.from({ length: 500 }, () => value[0] as Json)];
  return others;
};

/** The paths of all values in `value`: all properties, and the first item of each array. */
const listPaths = (value: Json, path: Path = []): Path[] => {
  const children: [string | number, Json][] = isObject(value)
    ? Object.entries(value)
    : Array.isArray(value) && value.length > 0
      ? [[0, value[0]]]
      : [];
  return children.flatMap(([key, child]) => [[...path, key], ...listPaths(child, [...path, key])]);
};

const getValueAt = (body: Json, path: Path): Json =>
  path.reduce<Json>((value, key) => (value as JsonObject)[key], body);

/** A copy of `body` whose value at `path` is changed by `change`. */
const changeAt = (body: Json, path: Path, change: (parent: JsonObject, key: string) => void): Json => {
  const copy = structuredClone(body);
  change(getValueAt(copy, path.slice(0, -1)) as JsonObject, path.at(-1) as string);
  return copy;
};

export interface BodyVariant {
  /** The change, for the failure message. */
  name: string;
  /** Returns the changed JSON text of a body like the one the variants were made for. */
  applyTo: (body: Json) => string;
}

const createRemoval = (path: Path): BodyVariant => ({
  name: `without ${path.join('.')}`,
  applyTo: (body) => JSON.stringify(changeAt(body, path, (parent, key) => delete parent[key])),
});

const createReplacement = (path: Path, value: Json): BodyVariant => ({
  name: `${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
  applyTo: (body) => JSON.stringify(changeAt(body, path, (parent, key) => (parent[key] = value))),
});

/** Unknown properties, added to the object at `path`. */
const createAdditions = (path: Path): BodyVariant[] =>
  ['isAdmin', 'constructor', '__proto__', ''].map((name) => ({
    name: `${path.join('.')} with ${JSON.stringify(name)}`,
    applyTo: (body) => {
      const text = JSON.stringify(getValueAt(body, path));
      const longer = `{${JSON.stringify(name)}:true${text === '{}' ? '' : ','}${text.slice(1)}`;
      if (path.length === 0) return longer;
      const marked = changeAt(body, path, (parent, key) => (parent[key] = '@@object@@'));
      return JSON.stringify(marked).replace('"@@object@@"', () => longer);
    },
  }));

const wholes: BodyVariant[] = ['', '[]', 'null', '"x"', '{}', '{"a":', '[['.repeat(5_000)].map((text) => ({
  name: `the text ${JSON.stringify(text).slice(0, 20)}`,
  applyTo: () => text,
}));

/**
 * All systematic changes of a JSON body: each value missing, null, of another type, too long, empty, with unusual
 * characters, at numeric limits, nested; each object with unknown properties.
 */
export const createVariants = (body: object): BodyVariant[] => {
  const paths = listPaths(body);
  const objects = [[], ...paths].filter((path) => isObject(getValueAt(body, path)));
  return [
    ...wholes,
    ...paths.map(createRemoval),
    ...paths.flatMap((path) =>
      getReplacements(getValueAt(body, path)).map((value) => createReplacement(path, value)),
    ),
    ...objects.flatMap(createAdditions),
  ];
};

/** Changes of a file. */
export const fileVariants: { name: string; applyTo: (file: Buffer) => Buffer }[] = [
  { name: 'an empty file', applyTo: () => Buffer.alloc(0) },
  { name: 'half of the file', applyTo: (file) => file.subarray(0, file.length / 2) },
  { name: 'the file backwards', applyTo: (file) => Buffer.from(file).reverse() },
  { name: 'the file twice', applyTo: (file) => Buffer.concat([file, file]) },
  { name: 'the file with a changed middle', applyTo: (file) => Buffer.from(file).fill(0, file.length >> 1) },
  { name: 'a text', applyTo: () => Buffer.from('x'.repeat(5_000)) },
];
