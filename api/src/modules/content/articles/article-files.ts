import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Article, parseArticle } from './article.js';

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A file that is no UTF-8 is refused, not read with holes. */
const readUtf8 = async (file: string): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));

/** No address may lead to two articles. */
const findDuplicateSlugs = (articles: ReadonlyMap<string, Article>): string[] => {
  const ownerBySlug = new Map<string, string>();
  return [...articles].flatMap(([name, { slug, formerly = [] }]) =>
    [slug, ...formerly].flatMap((candidate) => {
      const owner = ownerBySlug.get(candidate);
      ownerBySlug.set(candidate, name);
      const field = candidate === slug ? 'slug' : 'formerly';
      return owner === undefined ? [] : [`${name}: ${field}: ${candidate} is an address of ${owner} already`];
    }),
  );
};

/** All articles of a folder; throws with every file that is none, and why, before anybody took one of them. */
export const readArticles = async (folder: string): Promise<Article[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles = new Map<string, Article>();
  const errors: string[] = [];
  for (const name of names) {
    try {
      articles.set(name, parseArticle(await readUtf8(path.join(folder, name))));
    } catch (error) {
      errors.push(`${name}: ${toMessage(error)}`);
    }
  }
  errors.push(...findDuplicateSlugs(articles));
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return [...articles.values()];
};
