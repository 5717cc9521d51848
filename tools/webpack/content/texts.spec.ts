import fs from 'node:fs';
import path from 'node:path';
import { renderPackagesTable, renderSourcesTable } from './blocks.mjs';
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

const decodeEntities = (html: string) =>
  html.replace(
    /&(amp|quot|lt|gt);/g,
    (_, name) => ({ amp: '&', quot: '"', lt: '<', gt: '>' })[name as 'amp'],
  );

const routes = textRoutes(path.join(root, 'shell'), 'viewer');
const findBody = (page: string) => decodeEntities(routes.find((route) => route.path === page)?.body ?? '');

describe('the text pages', () => {
  it('all exist and have content', () => {
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

  it('have no unfilled placeholder', () => {
    for (const { body } of routes) expect(body).not.toMatch(/\{\{|\}\}|\[\[|\]\]/);
  });

  it.each(sources)('show the exact attribution of $id', ({ title, licence, attribution }) => {
    const body = findBody('/attributions');
    expect(body).toContain(attribution);
    expect(body).toContain(title);
    expect(body).toContain(licence);
  });

  it('list every source of the city table', () => {
    const usedIds = [...read('api/data/cities.jsonl').matchAll(/"source":"([^"]+)"/g)].map(
      (match) => match[1],
    );
    const knownIds = sources.map(({ id }) => id);
    expect(usedIds.length).toBeGreaterThan(1000);
    expect([...new Set(usedIds)].filter((id) => !knownIds.includes(String(id)))).toEqual([]);
  });
});

describe('the attribution tables', () => {
  it('escape their content and link sources with a URL', () => {
    const table = renderSourcesTable([
      { title: 'A <b> & "c"', url: 'https://example.org/?a=1&b=2', licence: 'MIT', attribution: '© Someone' },
      { title: 'Ours', url: null, licence: 'MIT', attribution: 'x' },
    ]);
    expect(table).toContain(
      '<th role="rowheader" scope="row"><a href="https://example.org/?a=1&amp;b=2" rel="noopener">A &lt;b&gt; &amp; &quot;c&quot;</a></th>',
    );
    expect(table).toContain('<th role="rowheader" scope="row">Ours</th>');
  });

  it('list each package with version and license', () => {
    expect(renderPackagesTable([{ name: 'react', version: '19.0.0', licence: 'MIT' }])).toContain(
      '<th role="rowheader" scope="row">react</th><td role="cell" data-title="Version">19.0.0</td>',
    );
  });
});
