/** The page's settings are read once: each test needs a page of its own. */
const settingsOf = async (html: string) => {
  document.body.innerHTML = html;
  jest.resetModules();
  return (await import('./site-settings')).siteSettings();
};

const script = (text: string) => `<script type="application/json" id="site">${text}</script>`;

describe('the site’s settings', () => {
  it('come with the HTML', async () => {
    const said = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@atlas' }],
      analyticsUrl: 'https://stats.example/events',
    };
    await expect(settingsOf(script(JSON.stringify(said)))).resolves.toEqual(said);
  });

  it.each([
    ['absent', ''],
    ['empty', script('{}')],
    ['broken', script('{{')],
  ])('are safe where they are %s', async (_how, html) => {
    await expect(settingsOf(html)).resolves.toEqual({
      socialLinks: [],
      analyticsUrl: '/api/analytics/events',
    });
  });
});
