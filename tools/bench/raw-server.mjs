#!/usr/bin/env node
/**
 * The comparison server of bench:api and bench:search: node:http and, for data from the database, pg with the same
 * statements as the API. The statements of a wave run concurrently, the waves one after the other. The answer is the
 * rows, or what the `composer` makes of them. Receives `{ bytes }`, `{ databaseUrl, statements }` or `{ databaseUrl,
 * waves, composer, answer }` from its parent by IPC, and sends back its port.
 */
import { createServer } from 'node:http';
import pg from 'pg';

const POOL_SIZE = 12;

const sendFixed = (bytes) => (_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
};

const queryRows = async (pool, waves) => {
  const results = [];
  for (const wave of waves)
    results.push(...(await Promise.all(wave.map(({ sql, parameters }) => pool.query(sql, parameters)))));
  return results.map(({ rows }) => rows);
};

const loadComposer = async ({ composer, answer, waves }) =>
  composer ? (await import(composer)).composeAnswer(answer, waves.flat()) : (rows) => rows;

const createDatabaseHandler = async ({ databaseUrl, statements, waves = [statements], composer, answer }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const compose = await loadComposer({ composer, answer, waves });
  return async (_request, response) => {
    const body = Buffer.from(JSON.stringify(compose(await queryRows(pool, waves))));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  };
};

process.once('message', async (task) => {
  const { bytes } = task;
  const server = createServer(
    bytes ? sendFixed(Buffer.from(bytes, 'base64')) : await createDatabaseHandler(task),
  );
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
