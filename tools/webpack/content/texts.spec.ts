import fs from 'node:fs';
import path from 'node:path';
import { packagesTable, sourcesTable } from './blocks.mjs';
import { textRoutes } from './text-routes.mjs';

interface Source {
  id: string;
  title: string;
  licence: string;
  attribution: string;
}

const root = process.cwd().replace(/[\\/]tools$/, '');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const sources = JSON.parse(read('api/data/sources.json')) as Source[];

const decoded = (html: string) =>
  html.replace(
    /&(amp|quot|lt|gt);/g,
    (_, name) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name as 'amp'],
  );

const routes = textRoutes(path.join(root, 'shell'), 'viewer');
const bodyOf = (page: string) => decoded(routes.find((route) => route.path === page)?.body ?? '');

describe('the pages of text', () => {
  it('are all there, each with words of its own', () => {
    expect(routes.map((route) => route.path)).toEqual([
      '/accessibility',
      '/attributions',
      '/cookies',
      '/help',
      '/privacy',
      '/terms',
    ]);
    for (const { body } of routes) expect(body.length).toBeGreaterThan(2000);
  });

  it('leave no place open', () => {
    for (const { body } of routes) expect(body).not.toMatch(/\{\{|\}\}|\[\[|\]\]/);
  });

  it.each(sources)('print what $id asks for, word for word', ({ title, licence, attribution }) => {
    const body = bodyOf('/attributions');
    expect(body).toContain(attribution);
    expect(body).toContain(title);
    expect(body).toContain(licence);
  });

  it('know every source that a figure of the table names', () => {
    const named = [...read('api/data/cities.jsonl').matchAll(/"source":"([^"]+)"/g)].map((match) => match[1]);
    const known = sources.map(({ id }) => id);
    expect(named.length).toBeGreaterThan(1000);
    expect([...new Set(named)].filter((id) => !known.includes(String(id)))).toEqual([]);
  });
});

describe('the tables of attributions', () => {
  it('escape what they print and link a source that has an address', () => {
    const table = sourcesTable([
      { title: 'A <b> & "c"', url: 'https://example.org/?a=1&b=2', licence: 'MIT', attribution: '© Someone' },
      { title: 'Ours', url: null, licence: 'MIT', attribution: 'x' },
    ]);
    expect(table).toContain(
      '<th role="rowheader" scope="row"><a href="https://example.org/?a=1&amp;b=2" rel="noopener">A &lt;b&gt; &amp; &quot;c&quot;</a></th>',
    );
    expect(table).toContain('<th role="rowheader" scope="row">Ours</th>');
  });

  it('name each package with version and licence', () => {
    expect(packagesTable([{ name: 'react', version: '19.0.0', licence: 'MIT' }])).toContain(
      '<th role="rowheader" scope="row">react</th><td role="cell" data-title="Version">19.0.0</td>',
    );
  });
});
