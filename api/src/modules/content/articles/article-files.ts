import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Article, parseArticle } from './article.js';

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws on invalid UTF-8 instead of inserting replacement characters. */
const readUtf8 = async (file: string): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));

/** Slugs and former slugs must be unique across all articles. */
const findDuplicateSlugs = (articles: ReadonlyMap<string, Article>): string[] => {
  const ownerBySlug = new Map<string, string>();
  return [...articles].flatMap(([name, { slug, formerly = [] }]) =>
    [slug, ...formerly].flatMap((candidate) => {
      const owner = ownerBySlug.get(candidate);
      ownerBySlug.set(candidate, name);
      const field = candidate === slug ? 'slug' : 'formerly';
      return owner === undefined ? [] : [`${name}: ${field}: ${candidate} is already an address of ${owner}`];
    }),
  );
};

/** Reads all articles of a folder. Throws one error that lists every invalid file and why. */
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
