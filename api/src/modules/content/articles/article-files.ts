import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Article, parseArticle } from './article.js';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A file that is no UTF-8 is refused, not read with holes. */
const textOf = async (file: string): Promise<string> =>
  new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));

/** No address may lead to two articles. */
const refuseSameAddress = (articles: ReadonlyMap<string, Article>): string[] => {
  const taken = new Map<string, string>();
  return [...articles].flatMap(([name, { slug, formerly = [] }]) =>
    [slug, ...formerly].flatMap((address) => {
      const other = taken.get(address);
      taken.set(address, name);
      const field = address === slug ? 'slug' : 'formerly';
      return other === undefined ? [] : [`${name}: ${field}: ${address} is an address of ${other} already`];
    }),
  );
};

/** All articles of a folder; throws with every file that is none, and why, before anybody took one of them. */
export const readArticles = async (folder: string): Promise<Article[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const articles = new Map<string, Article>();
  const faults: string[] = [];
  for (const name of names) {
    try {
      articles.set(name, parseArticle(await textOf(path.join(folder, name))));
    } catch (error) {
      faults.push(`${name}: ${reasonOf(error)}`);
    }
  }
  faults.push(...refuseSameAddress(articles));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return [...articles.values()];
};
