import { toFlags } from '@wanderwork/contracts';

/** The settings are read once, so each test loads the module afresh. */
const loadModule = (html: string) => {
  document.body.innerHTML = html;
  jest.resetModules();
  return import('./site-settings');
};
const loadSettings = async (html: string) => (await loadModule(html)).getSiteSettings();

const createScript = (text: string) => `<script type="application/json" id="site">${text}</script>`;

describe('getSiteSettings', () => {
  it('reads the settings from the HTML', async () => {
    const servedSettings = {
      socialLinks: [{ name: 'Mastodon', url: 'https://social.example/@atlas' }],
      analyticsUrl: 'https://stats.example/events',
      flags: { privateMessages: false, voiceAssistant: false },
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
      flags: toFlags(),
    });
  });
});

describe('useFlag', () => {
  it.each([
    ['off', '{"flags":{"voiceAssistant":false}}', false],
    ['on', '{"flags":{"voiceAssistant":true}}', true],
    ['absent', '{"flags":{}}', toFlags().voiceAssistant],
    ['broken', '{"flags":null}', toFlags().voiceAssistant],
  ])('reads a flag that is %s', async (_how, json, isOn) => {
    const { useFlag } = await loadModule(createScript(json));
    expect(useFlag('voiceAssistant')).toBe(isOn);
  });
});
