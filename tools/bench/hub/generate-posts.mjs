import fs from 'node:fs';
import { withConnection, fillWithoutIndexes } from '../own-database.mjs';

const TABLES = ['posts', 'post_search', 'post_marks', 'post_words'];

const statements = fs.readFileSync(new URL('generated-posts.sql', import.meta.url), 'utf8');

/** Adds `count` generated posts to a database that contains the shipped articles. */
export const generatePosts = (url, count) =>
  withConnection(url, async (client) => {
    await client.query("SET maintenance_work_mem = '1GB'");
    await fillWithoutIndexes(client, TABLES, () => client.query(statements.replaceAll(':count', count)));
  });
