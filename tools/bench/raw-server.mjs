#!/usr/bin/env node
/**
 * The rival of bench:api and bench:search: node:http and, for what comes from the database, pg with the very statements of
 * the API, of which those in one wave are asked at once and the waves one after the other. Its answer are the rows as they
 * are, or what the `composer` makes of them. Asks its parent by IPC for `{ bytes }`, `{ databaseUrl, statements }` or
 * `{ databaseUrl, waves, composer, answer }`, and answers with its port.
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

const rowsOf = async (pool, waves) => {
  const found = [];
  for (const wave of waves)
    found.push(...(await Promise.all(wave.map(({ sql, parameters }) => pool.query(sql, parameters)))));
  return found.map(({ rows }) => rows);
};

const composedBy = async ({ composer, answer, waves }) =>
  composer ? (await import(composer)).composed(answer, waves.flat()) : (rows) => rows;

const fromDatabase = async ({ databaseUrl, statements, waves = [statements], composer, answer }) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE });
  const compose = await composedBy({ composer, answer, waves });
  return async (_request, response) => {
    const body = Buffer.from(JSON.stringify(compose(await rowsOf(pool, waves))));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    });
    response.end(body);
  };
};

process.once('message', async (task) => {
  const { bytes } = task;
  const server = createServer(bytes ? fixed(Buffer.from(bytes, 'base64')) : await fromDatabase(task));
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
});
process.once('disconnect', () => process.exit(0));
