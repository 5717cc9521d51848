import { isPair, parseDocument, visit, type visitor } from 'yaml';

/** A text and the figures in front of it, as they stand in a file. */
export interface MarkdownFile {
  meta: Record<string, unknown>;
  content: string;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** What an error names that is about no single field. */
const FRONT_MATTER_NAME = 'front matter';

/** No article needs a tenth of it; whoever writes more wants something else. */
const MAX_LENGTH = 20_000;

/** Names of what every object has, which would be taken for that. */
const isObjectPrototypeKey = (name: string): boolean => name in {};

const rejectUnsafeNodes: visitor = {
  Pair: (_key, { key }) => {
    if (isObjectPrototypeKey(String(key))) throw new Error(`${String(key)}: there is no such field`);
  },
  Alias: (_key, _node, path) => {
    const field = path.find(isPair)?.key;
    throw new Error(
      `${String(field ?? FRONT_MATTER_NAME)}: an alias (*) is no value, please write out what it stands for`,
    );
  },
};

/** Figures are plain: no tag makes more of one than it says, and none stands for another, which can grow without end. */
const parseYaml = (yaml: string): unknown => {
  if (yaml.length > MAX_LENGTH)
    throw new Error(`${FRONT_MATTER_NAME}: it may have ${MAX_LENGTH} characters at most`);
  // The line above the first one is that of the three hyphens.
  const document = parseDocument(`\n${yaml}`, { version: '1.2', schema: 'core', logLevel: 'error' });
  const problem = document.errors[0] ?? document.warnings[0];
  if (problem) throw new Error(`${FRONT_MATTER_NAME}: ${problem.message.split('\n')[0]!.replace(/:$/, '')}`);
  visit(document, rejectUnsafeNodes);
  return document.toJS();
};

const isRecord = (meta: unknown): meta is Record<string, unknown> =>
  typeof meta === 'object' && meta !== null && !Array.isArray(meta);

/** Splits a Markdown file at its YAML front matter; throws when there is none, or none that is fields by their names. */
export const splitFrontMatter = (text: string): MarkdownFile => {
  const [, yaml, content] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || content === undefined) throw new Error('there is no front matter');
  const meta = parseYaml(yaml);
  if (!isRecord(meta)) throw new Error(`${FRONT_MATTER_NAME}: it is no list of fields with their values`);
  return { meta, content: content.trim() };
};
