/** The settings are read once, so each test loads the module afresh. */
const loadSettings = async (html: string) => {
  document.body.innerHTML = html;
  jest.resetModules();
  return (await import('./site-settings')).getSiteSettings();
};

const createScript = (text: string) => `<script type="application/json" id="site">${text}</script>`;

describe('getSiteSettings', () => {
  it('reads the settings from the HTML', async () => {
    const servedSettings = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@atlas' }],
      analyticsUrl: 'https://stats.example/events',
    };
    await expect(loadSettings(createScript(JSON.stringify(servedSettings)))).resolves.toEqual(servedSettings);
  });

  it.each([
    ['absent', ''],
    ['empty', createScript('{}')],
    ['broken', createScript('{{')],
  ])('returns defaults when the settings are %s', async (_how, html) => {
    await expect(loadSettings(html)).resolves.toEqual({
      socialLinks: [],
      analyticsUrl: '/api/analytics/events',
    });
  });
});
