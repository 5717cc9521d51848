import { parse } from 'yaml';

/** A text and the figures in front of it, as they stand in a file. */
export interface MarkdownFile {
  meta: unknown;
  content: string;
}

const SHAPE = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Splits a Markdown file at its YAML front matter; throws when there is none. */
export const splitFrontMatter = (text: string): MarkdownFile => {
  const [, meta, content] = SHAPE.exec(text) ?? [];
  if (meta === undefined || content === undefined) throw new Error('there is no front matter');
  return { meta: parse(meta), content: content.trim() };
};
