#!/usr/bin/env node
/**
 * The rival of bench:api: node:http and, for a list from the database, pg with the very statements of the API.
 * Asks its parent for `{ bytes }` or `{ databaseUrl, statements }` by IPC and answers with its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const POOL_SIZE = 12;

const fixed = (bytes) => (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
};

const fromDatabase = (databaseUrl, statements) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  return async (_request, response) => {
    const answers = await Promise.all(statements.map(({ sql, parameters }) => pool.query(sql, parameters)));
    const body = Buffer.from(JSON.stringify(answers.map(({ rows }) => rows)));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  };
};

process.once('message', ({ bytes, databaseUrl, statements }) => {
  const server = createServer(
    bytes ? fixed(Buffer.from(bytes, 'base64')) : fromDatabase(databaseUrl, statements),
  );
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
