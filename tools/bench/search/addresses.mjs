import fs from 'node:fs';
import path from 'node:path';
import { withConnection } from '../own-database.mjs';

export const createRequestUrl = ({ url }, { path: route, query }) =>
  `${url}${route}?${new URLSearchParams(query)}`;

/** Creates the key of a list's last page as the product does. Paging there would request every page before it. */
const createLastKey = async (product, databaseUrl, { sort, maxCost }) => {
  const { getListName } = await import('../../../api/dist/modules/city-search/listing/city-filters.js');
  const { PageKeys } = await import('../../../api/dist/platform/lists/page-keys.js');
  const secret = fs.readFileSync(path.join(product.dataDir, 'session-secret'), 'utf8').trim();
  const { rows } = await withConnection(databaseUrl, (client) =>
    client.query(
      'SELECT name_form AS value, slug FROM cities ORDER BY name_form DESC, slug DESC OFFSET 24 LIMIT 1',
    ),
  );
  return new PageKeys(secret).write(getListName({ sort, maxCost: +maxCost }), rows[0]);
};

/** Returns the URL of a request to `product`, whose cities are in that database. */
export const createPagedUrl = async (product, databaseUrl, request) => {
  if (!request.last) return createRequestUrl(product, request);
  const after = await createLastKey(product, databaseUrl, request.query);
  return createRequestUrl(product, { ...request, query: { ...request.query, after } });
};
