import type { PostDetail } from '@wanderwork/contracts';
import { renderPost } from '../../src/modules/content/render/render-post.js';
import { PageHeads } from '../../src/platform/pages/page-heads.js';
import { startTestApp, type TestApp } from '../support/index.js';

const slug = 'four-shared-hours';

let api: TestApp;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());

const writeText = async (markdown: string) => {
  const { html, headings } = renderPost(markdown);
  await api.db.query('UPDATE posts SET html = $1, headings = $2 WHERE slug = $3', [
    html,
    JSON.stringify(headings),
    slug,
  ]);
};
const readPost = async () => (await api.inject({ url: `/api/blog-posts/${slug}` })).json<PostDetail>();
const changeFigure = (key: string, value: unknown) =>
  api.db.query(`UPDATE city_figures SET value = $1 WHERE city_slug = 'lisbon' AND key = $2`, [
    JSON.stringify(value),
    key,
  ]);

describe('the figures of an article', () => {
  it('show current values with their sources', async () => {
    await writeText('A month costs {{city:lisbon.monthlyCost}}, the rent {{city:lisbon.rent}}.');
    const { html, headings, figures } = await readPost();
    expect(html).toContain(
      'A month costs <span class="live live-short">$2,410<a class="live-mark" href="#figures-lisbon"',
    );
    expect(html).toContain(
      'aria-label="Source: Lisbon, monthly cost for one person, likely $2,035–$2,855: Our cost model: ',
    );
    expect(html).toContain('<h3 id="figures-lisbon"><a href="/wanderlens/cities/lisbon">Lisbon</a></h3>');
    expect(html).toMatch(
      /Rent, one bedroom: \$1,535, likely \$1,315–\$1,790\. Eurostat:[^<]+ 2023, official\./,
    );
    expect(headings).toEqual([{ id: 'section-figures-in-this-text', text: 'Figures in this text' }]);
    expect(figures).toEqual([
      { id: 'lisbon.monthlyCost', name: 'Lisbon, monthly cost for one person', words: '$2,410' },
      { id: 'lisbon.rent', name: 'Lisbon, rent, one bedroom', words: '$1,535' },
    ]);
  });

  it('change with the city data, also on cached pages', async () => {
    await writeText('{{city:lisbon.monthlyCost}}');
    expect((await readPost()).html).toContain('$2,410');
    await changeFigure('monthly_cost', 1950);
    expect((await readPost()).html).toContain('$1,950');
    expect(String((await api.app.get(PageHeads).find(`/wanderhub/blog/${slug}`))?.body)).toContain('$1,950');
    await changeFigure('monthly_cost', 2410);
  });

  it('say that a cost is a rough guess, with its range', async () => {
    await writeText('{{city:medellin.monthlyCost}}, in {{city:medellin.monthlyCostRange}}');
    const { html, figures } = await readPost();
    expect(html).toContain('>$750–$1,500<a class="live-mark"');
    expect(html).toMatch(/Monthly cost for one person: \$1,050, likely \$750–\$1,500; [^<]+, rough guess\./);
    expect(figures?.map(({ words }) => words)).toEqual(['$1,050', '$750–$1,500']);
  });

  it('say that a range is not known where a figure has none', async () => {
    await writeText('{{city:cairo.rentRange}}');
    const { html, figures } = await readPost();
    expect(html).toContain('<span class="live live-short">not known');
    expect(figures).toEqual([
      { id: 'cairo.rentRange', name: 'Cairo, rent, one bedroom, likely range', words: null },
    ]);
  });

  it('are shown under the former name of a field', async () => {
    await writeText('{{city:lisbon.rentCentre}}');
    expect((await readPost()).html).toContain('$1,535');
  });

  it('say if a value is unknown', async () => {
    await writeText('{{city:lisbon.speedTests}}, {{city:atlantis.food}}, {{city:lisbon.gossip}}');
    await changeFigure('tests', null);
    const { html } = await readPost();
    expect(html.match(/not known/g)).toHaveLength(4);
    expect(html).toContain('aria-label="Source: Lisbon, speed tests behind these: no figure"');
    expect(html).toContain('Speed tests behind these: not known.');
    expect(html).not.toMatch(/atlantis|gossip/);
  });

  it('are shown on city cards and in monthly tables', async () => {
    await writeText('{{city-card:lisbon}}\n\n{{city-months:lisbon}}\n\n{{city-card:atlantis}}');
    const { html } = await readPost();
    expect(html).toContain('<div class="live-card" role="group" aria-label="Lisbon in figures">');
    expect(html).toMatch(
      /<dt>Monthly cost for one<\/dt>\s*<dd>\$2,410, likely \$2,035–\$2,855 <svg[^]*?\(estimate\)/,
    );
    expect(html).toMatch(/<dt>IREX<\/dt>\s*<dd>91\.0, range [\d.]+–[\d.]+, outstanding<\/dd>/);
    expect(html.match(/<th scope="row">/g)).toHaveLength(12);
    expect(html).toMatch(/January<\/th>\s*<td>11\.7<\/td>\s*<td>53<\/td>\s*<td>104<\/td>/);
    expect(html).toContain('Station Lisbon. Mean of at least 6 years.');
    expect(html).not.toContain('atlantis');
  });

  it('escape malicious city data', async () => {
    const malicious = '"><img src=x onerror=alert(1)>';
    await writeText('{{city-card:lisbon}}\n\n{{city:lisbon.currency}} {{city:lisbon.food}}');
    await changeFigure('currency', malicious);
    await api.db.query(`UPDATE cities SET name = $1, country = $1 WHERE slug = 'lisbon'`, [malicious]);
    await api.db.query(`UPDATE figure_sources SET title = $1`, [malicious]);
    await api.db.query(`UPDATE city_figures SET note = $1, year = $1 WHERE city_slug = 'lisbon'`, [
      malicious,
    ]);
    const { html } = await readPost();
    expect(html).toContain('&quot;&gt;&lt;img src=x');
    expect(html).not.toContain('<img src=x');
  });
});
