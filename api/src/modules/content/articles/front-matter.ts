import { isPair, parseDocument, visit, type visitor } from 'yaml';

/** A text and the figures in front of it, as they stand in a file. */
export interface MarkdownFile {
  meta: Record<string, unknown>;
  content: string;
}

const SHAPE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** What an error names that is about no single field. */
const WHOLE = 'front matter';

/** No article needs a tenth of it; whoever writes more wants something else. */
const LONGEST = 20_000;

/** Names of what every object has, which would be taken for that. */
const isOfObjects = (name: string): boolean => name in {};

const refused: visitor = {
  Pair: (_key, { key }) => {
    if (isOfObjects(String(key))) throw new Error(`${String(key)}: there is no such field`);
  },
  Alias: (_key, _node, path) => {
    const field = path.find(isPair)?.key;
    throw new Error(
      `${String(field ?? WHOLE)}: an alias (*) is no value, please write out what it stands for`,
    );
  },
};

/** Figures are plain: no tag makes more of one than it says, and none stands for another, which can grow without end. */
const read = (written: string): unknown => {
  if (written.length > LONGEST) throw new Error(`${WHOLE}: it may have ${LONGEST} characters at most`);
  // The line above the first one is that of the three hyphens.
  const document = parseDocument(`\n${written}`, { version: '1.2', schema: 'core', logLevel: 'error' });
  const fault = document.errors[0] ?? document.warnings[0];
  if (fault) throw new Error(`${WHOLE}: ${fault.message.split('\n')[0]!.replace(/:$/, '')}`);
  visit(document, refused);
  return document.toJS();
};

const isFields = (meta: unknown): meta is Record<string, unknown> =>
  typeof meta === 'object' && meta !== null && !Array.isArray(meta);

/** Splits a Markdown file at its YAML front matter; throws when there is none, or none that is fields by their names. */
export const splitFrontMatter = (text: string): MarkdownFile => {
  const [, written, content] = SHAPE.exec(text) ?? [];
  if (written === undefined || content === undefined) throw new Error('there is no front matter');
  const meta = read(written);
  if (!isFields(meta)) throw new Error(`${WHOLE}: it is no list of fields with their values`);
  return { meta, content: content.trim() };
};
