import fs from 'node:fs';
import path from 'node:path';
import { blocks } from './blocks.mjs';
import { facts } from './facts.mjs';
import { renderTextPage } from './text-page.mjs';

const readPage = (file) => {
  try {
    return renderTextPage(fs.readFileSync(file, 'utf8'), { facts: facts(), blocks: blocks() });
  } catch (error) {
    throw new Error(`${path.basename(file)}: ${error.message}`, { cause: error });
  }
};

const toRoute = (folder, file, { viewer, lazy }) => {
  const { title, description, updated, html, jsonLd } = readPage(path.join(folder, 'content', file));
  return {
    path: `/${path.basename(file, '.md')}`,
    title,
    description,
    updatedAt: updated,
    body: html,
    ...(jsonLd && { jsonLd }),
    page: `content/${file}`,
    lazy,
    modules: [`content/${file}`, viewer],
  };
};

/**
 * Returns the text pages of the shell in `folder`: `content/help.md` is the page `/help`. `viewer` is the module that
 * shows them, listed for preloading; `lazy` makes a page from a text and the viewer.
 */
export const textRoutes = (folder, modules) =>
  fs
    .readdirSync(path.join(folder, 'content'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => toRoute(folder, file, modules));
