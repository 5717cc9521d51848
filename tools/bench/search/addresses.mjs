import fs from 'node:fs';
import path from 'node:path';
import { connected } from '../own-database.mjs';

export const addressOf = ({ url }, { path: route, query }) => `${url}${route}?${new URLSearchParams(query)}`;

/** The key of a list's last page, sealed as the product seals it: walking there would ask for every page before. */
const lastKey = async (product, databaseUrl, { sort, maxCost }) => {
  const { getListName } = await import('../../../api/dist/modules/cities/listing/city-filters.js');
  const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');
  const secret = fs.readFileSync(path.join(product.dataDir, 'session-secret'), 'utf8').trim();
  const { rows } = await connected(databaseUrl, (client) =>
    client.query(
      'SELECT name_form AS value, slug FROM cities ORDER BY name_form DESC, slug DESC OFFSET 24 LIMIT 1',
    ),
  );
  return new PageKeys(secret).write(getListName({ sort, maxCost: +maxCost }), rows[0]);
};

/** Where `product`, whose cities are in that database, is asked this. */
export const askedAt = async (product, databaseUrl, ask) => {
  if (!ask.last) return addressOf(product, ask);
  const after = await lastKey(product, databaseUrl, ask.query);
  return addressOf(product, { ...ask, query: { ...ask.query, after } });
};
