import fs from 'node:fs';
import { connected, filledAtOnce } from '../own-database.mjs';

const TABLES = ['posts', 'post_search', 'post_marks', 'post_words'];

const statements = fs.readFileSync(new URL('made-posts.sql', import.meta.url), 'utf8');

/** Fills a database that has the product's articles with so many more like them. */
export const fill = (url, count) =>
  connected(url, async (client) => {
    await client.query("SET maintenance_work_mem = '1GB'");
    await filledAtOnce(client, TABLES, () => client.query(statements.replaceAll(':count', count)));
  });
