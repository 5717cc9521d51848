import { isPair, parseDocument, visit, type visitor } from 'yaml';

/** A Markdown file split into its YAML front matter and its text. */
export interface MarkdownFile {
  meta: Record<string, unknown>;
  content: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Named in errors that concern no single field. */
const FRONT_MATTER_NAME = 'front matter';

/** In characters; the shipped articles need a tenth of it. */
const MAX_LENGTH = 20_000;

/** Keys such as `__proto__` and `constructor` would collide with inherited properties. */
const isObjectPrototypeKey = (name: string): boolean => name in {};

const rejectUnsafeNodes: visitor = {
  Pair: (_key, { key }) => {
    if (isObjectPrototypeKey(String(key))) throw new Error(`${String(key)}: there is no such field`);
  },
  Alias: (_key, _node, path) => {
    const field = path.find(isPair)?.key;
    throw new Error(
      `${String(field ?? FRONT_MATTER_NAME)}: an alias (*) is not allowed, please write out its value`,
    );
  },
};

/** Allows plain values only: no tags, and no aliases, which can expand without limit. */
const parseYaml = (yaml: string): unknown => {
  if (yaml.length > MAX_LENGTH)
    throw new Error(`${FRONT_MATTER_NAME}: it may have ${MAX_LENGTH} characters at most`);
  // The empty first line stands for the opening `---`, so that line numbers in errors match the file.
  const document = parseDocument(`\n${yaml}`, { version: '1.2', schema: 'core', logLevel: 'error' });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem) throw new Error(`${FRONT_MATTER_NAME}: ${problem.message.split('\n')[0]!.replace(/:$/, '')}`);
  visit(document, rejectUnsafeNodes);
  return document.toJS();
};

const isRecord = (meta: unknown): meta is Record<string, unknown> =>
  typeof meta === 'object' && meta !== null && !Array.isArray(meta);

/** Splits a Markdown file into front matter and text. Throws if the front matter is missing or is not a mapping. */
export const splitFrontMatter = (text: string): MarkdownFile => {
  const [, yaml, content] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || content === undefined) throw new Error('there is no front matter');
  const meta = parseYaml(yaml);
  if (!isRecord(meta)) throw new Error(`${FRONT_MATTER_NAME}: it must be a list of fields with values`);
  return { meta, content: content.trim() };
};
