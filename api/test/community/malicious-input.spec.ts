import type { ConnectPreview, TopicSearchPage } from '@wanderwork/contracts';
import { JSDOM } from 'jsdom';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import {
  CONNECT,
  createId,
  createPerson,
  postReply,
  postTopic,
  sendReply,
  sendReport,
  sendTopic,
  type ConnectUser,
} from './people.js';

let api: TestApp;
let ana: ConnectUser;
let moderator: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  [ana, moderator] = [await createPerson(api), await createPerson(api, 'moderator')];
});
afterAll(() => api.close());
// The limits of a day are tested elsewhere.
beforeEach(() => api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`));

const texts = {
  script: '"><script>alert(1)</script>',
  handler: `'><img src=x onerror=alert(1)>`,
  closing: '</title></textarea></style></script><svg/onload=alert(1)>',
  xml: ']]></title><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script><!--',
  entities: '&lt;script&gt; &amp;#60;script&#62; &#x3c;',
  direction: '\u202eevil\u202c \u2066a\u2069 \u200f',
  invisible: 'a\u200bb\u200dc\u2060d\ufeff',
  homoglyphs: 'Аdmin аt ԝander.work ｗａｎｄｅｒ',
  controls: 'a\u0001b\u0008c\u001fd\u007f',
  noncharacters: 'a\ufffeb\uffffc',
  'lone surrogates': 'a\ud800b\udc00c',
  NUL: 'a\u0000b',
  formats: '%s %00 $& \\u0041 {{constructor.constructor("x")()}} __proto__',
  long: 'x'.repeat(10_000),
  statement: "'; DROP TABLE community_posts; --",
};

/** Every place of Connect that takes a text of people. */
const fields: Record<string, (text: string) => Promise<{ statusCode: number; body: string }>> = {
  title: (text) => sendTopic(ana, { title: `A title with ${text}` }),
  'text of a topic': (text) => sendTopic(ana, { text: `${text} ${createId()}`.slice(0, 10_000) }),
  'text of a reply': async (text) => sendReply(ana, await getCode(), { text }),
  quote: async (text) =>
    sendReply(ana, await getCode(), { quotes: [{ post: (await getPost()).id, text: text.slice(0, 1000) }] }),
  'alternative text': async (text) =>
    sendReply(ana, await getCode(), { text: `![${text}](/x.webp "${text}")` }),
  handle: (text) => saveProfile({ handle: text }),
  name: (text) => saveProfile({ name: text }),
  about: (text) => saveProfile({ about: text }),
  language: (text) => saveProfile({ languages: [text] }),
  'home city': (text) => saveProfile({ homeCity: text }),
  'text of a report': async (text) =>
    sendReport(new Browser(api), 'topic', (await getPost()).id, { text: text.slice(0, 2000) }),
  'object of a report': (text) => sendReport(new Browser(api), 'person', text.slice(0, 100)),
  explanation: async (text) => decide({ explanation: `${text} and more words`.slice(0, 2000) }),
  label: async (text) => decide({ action: 'label', value: text }),
  'new title': async (text) => decide({ action: 'retitle', value: text }),
  appeal: async (text) => {
    const { id } = JSON.parse((await decide({})).body) as { id: string };
    const body = { text: `${text} and more words`.slice(0, 2000) };
    return ana.browser.request('POST', `${CONNECT}/decisions/${id}/appeal`, body);
  },
  'reason to keep a place open': (text) =>
    moderator.browser.request('PUT', `${CONNECT}/places/city/porto/keep-open`, {
      reason: `Because of ${text}`.slice(0, 500),
      until: new Date(Date.now() + 86_400_000).toISOString(),
    }),
  search: (text) => new Browser(api).request('GET', `${CONNECT}/search?q=${encode(text)}`),
  'similar titles': (text) =>
    new Browser(api).request('GET', `${CONNECT}/topics/similar?title=${encode(text)}`),
  preview: (text) => ana.browser.request('POST', `${CONNECT}/preview`, { text }),
  draft: (text) =>
    ana.browser.request('PUT', `${CONNECT}/drafts/${createId()}`, { text, title: text.slice(0, 120) }),
  'profile by its address': (text) => new Browser(api).request('GET', `${CONNECT}/people/${encode(text)}`),
  'place by its address': (text) => new Browser(api).request('GET', `${CONNECT}/places/city/${encode(text)}`),
  'feed by its address': (text) =>
    new Browser(api).request('GET', `/connect/feeds/city/${encode(text)}/rss.xml`),
};

/** As browsers write it: they replace lone surrogates, which `encodeURIComponent` refuses. */
const encode = (text: string) => encodeURIComponent(text.slice(0, 200).replace(/[\ud800-\udfff]/g, '\ufffd'));
const saveProfile = (change: object) =>
  ana.browser.request('PUT', `${CONNECT}/profile`, { handle: ana.handle, name: 'Ana', ...change });
const getPost = () => postTopic(ana);
const getCode = async () => (await getPost()).code;
const decide = async (change: object) => {
  const { id } = await getPost();
  await sendReport(new Browser(api), 'topic', id);
  const [row] = await api.db.query<{ id: string }[]>(
    'SELECT id FROM moderation_cases WHERE object_id = $1 AND closed_at IS NULL',
    [id],
  );
  await moderator.browser.request('POST', `${CONNECT}/moderation/cases/${row!.id}/lease`);
  return moderator.browser.request('POST', `${CONNECT}/moderation/actions`, {
    ...{ id: createId(), case: row!.id, action: 'warn', rule: 'no-spam', explanation: 'It breaks the rule.' },
    ...change,
  });
};

describe('malicious texts', () => {
  it.each(Object.keys(fields))('are stored or refused, and never fail, as: %s', async (field) => {
    const failed: string[] = [];
    for (const [name, text] of Object.entries(texts)) {
      const { statusCode, body } = await fields[field]!(text);
      if (statusCode >= 500 || !/^[\s\S]*$/.test(body)) failed.push(`${name}: ${statusCode} ${body}`);
      await api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`);
    }
    expect(failed).toEqual([]);
  });

  it('leave a name and a title that can be seen', async () => {
    for (const name of ['\u200b\u200d', '\u202e', '\u3164', '\u2800\u2060', '\u00ad\u034f'])
      expect([name, (await saveProfile({ name })).statusCode]).toEqual([name, 400]);
    expect((await sendTopic(ana, { title: '\u200b'.repeat(20) })).statusCode).toBe(400);
  });

  it('with half a character are refused, because they could not be stored as they were sent', async () => {
    const code = await getCode();
    for (const text of ['Half \ud83d a character.', '\ude00 at the start'])
      expect((await sendReply(ana, code, { text })).statusCode).toBe(400);
  });

  it('keep the feeds well-formed and harmless', async () => {
    await api.db.query(`UPDATE community_topics SET status = 'removed'`);
    let sent = 0;
    for (const text of Object.values(texts)) {
      const response = await sendTopic(ana, {
        title: `Topic: ${text}`.slice(0, 120),
        text: `${text.slice(0, 500)} ${createId()}`,
      });
      sent += response.statusCode === 200 ? 1 : 0;
      await api.db.query(`UPDATE community_posts SET created_at = created_at - interval '2 days'`);
    }
    const { window } = new JSDOM();
    for (const file of ['rss.xml', 'atom.xml']) {
      const { body } = await new Browser(api).request('GET', `/connect/feeds/${file}`);
      const feed = new window.DOMParser().parseFromString(body, 'application/xml');
      expect(feed.querySelector('parsererror')).toBeNull();
      expect(feed.querySelectorAll('item, entry')).toHaveLength(sent);
      for (const content of [
        ...feed.getElementsByTagName('content:encoded'),
        ...feed.getElementsByTagName('content'),
      ]) {
        const shown = new window.DOMParser().parseFromString(content.textContent!, 'text/html');
        expect(shown.querySelectorAll('script, svg, img, iframe, style, [onerror], [onload]')).toHaveLength(
          0,
        );
      }
    }
    const json = await new Browser(api).request('GET', '/connect/feeds/feed.json');
    expect(json.json<{ items: object[] }>().items).toHaveLength(sent);
  });

  it('are found as plain parts by the search', async () => {
    const word = 'tamarindo';
    await postTopic(ana, {
      title: `${word} ${texts.script}`,
      text: `${word} ${texts.handler} ${createId()}`,
    });
    const { items } = (
      await new Browser(api).request('GET', `${CONNECT}/search?q=${word}`)
    ).json<TopicSearchPage>();
    const parts = items.flatMap(({ found }) => [...found.title, ...found.passage]);
    expect(parts.some(({ found }) => found)).toBe(true);
    for (const part of parts) expect(Object.keys(part).sort()).toEqual(['found', 'text']);
  });
});

describe('links and pictures', () => {
  /** A link without an address does nothing. */
  const render = async (text: string) =>
    (await ana.browser.request('POST', `${CONNECT}/preview`, { text })).json<ConnectPreview>().html;

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt&#58;alert(1))',
    '[x](java\nscript:alert(1))',
    '[x](\u0001javascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:x)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://one.example/1)',
    '<javascript:alert(1)>',
    '![x](javascript:alert(1))',
    '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
    '![x](//evil.example/a.png)',
    '![x](https://evil.example/a.png)',
    '![x](/api/account/export)',
    '![x](/api/connect/pictures/..%2f..%2flogout)',
    '![x](/\\evil.example/a.png)',
    '![x][1]\n\n[1]: https://evil.example/a.png',
    '[![x](https://evil.example/a.png)](https://one.example)',
  ])('load and run nothing: %s', async (text) => {
    const { window } = new JSDOM(await render(text));
    expect(
      window.document.querySelectorAll('img, script, svg, iframe, object, embed, link, style'),
    ).toHaveLength(0);
    for (const link of window.document.querySelectorAll<HTMLAnchorElement>('a[href]'))
      expect(link.protocol).toMatch(/^(?:https?:|mailto:|about:|:)$/);
  });

  it('to other sites are counted and marked however they are written', async () => {
    const person = await createPerson(api, 'new');
    const { code } = await getPost();
    for (const text of [
      '[x](//evil.example/a)',
      '[x](HTTPS://evil.example/a)',
      '[x](/\\evil.example/a)',
      '<https://evil.example>',
      '[x][1]\n\n[1]: https://evil.example',
    ]) {
      const { window } = new JSDOM(await render(text), { url: 'https://wander.example' });
      for (const link of window.document.querySelectorAll<HTMLAnchorElement>('a[href]'))
        expect([text, link.host === 'wander.example' || link.rel]).toEqual([
          text,
          link.host === 'wander.example' ? true : 'ugc nofollow noopener',
        ]);
      const isLink = [...window.document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
        ({ host }) => host !== 'wander.example',
      );
      await api.db.query('DELETE FROM community_posts WHERE author_id = $1', [person.id]);
      const { status } = await postReply(person, code, { text: `${text} ` });
      expect([text, status]).toEqual([text, isLink ? 'held' : 'published']);
    }
  });
});

describe('Markdown that takes long to render', () => {
  it.each([
    ['nested quotes', '> '.repeat(4_000)],
    ['nested lists', Array.from({ length: 140 }, (_, depth) => `${' '.repeat(depth)}- a`).join('\n')],
    ['brackets', '['.repeat(5_000)],
    ['pairs of brackets', '[a]('.repeat(2_500)],
    ['pictures', '![a]('.repeat(2_000)],
    ['emphasis', '*a_'.repeat(3_300)],
    ['stars', '*'.repeat(10_000)],
    ['backticks', '`'.repeat(5_000) + ' a '.repeat(1_000)],
    ['runs of backticks', Array.from({ length: 130 }, (_, length) => '`'.repeat(length)).join(' a ')],
    ['a wide table', `|${'a|'.repeat(2_400)}\n|${'-|'.repeat(2_400)}`],
    ['a long table', `|a|\n|-|\n${'|b|\n'.repeat(2_400)}`],
    ['links', 'https://a.example '.repeat(555)],
    ['figures', '{{city:lisbon.monthlyCost}}'.repeat(370)],
    ['entities', '&#60;'.repeat(2_000)],
    ['tags', '<a '.repeat(3_333)],
    ['references', '[a]: b\n'.repeat(1_428)],
    ['notes', '[^1]'.repeat(1_200) + '\n\n[^1]: a'],
  ])('is answered or refused clearly, and a refused text is not stored: %s', async (_name, text) => {
    const id = createId();
    const { statusCode, body } = await sendTopic(ana, { id, text: text.slice(0, 10_000) });
    const [row] = await api.db.query<{ count: string }[]>(
      'SELECT count(*) FROM community_posts WHERE id = $1',
      [id],
    );
    expect([200, 400, 429]).toContain(statusCode);
    expect(Number(row!.count)).toBe(statusCode === 200 ? 1 : 0);
    if (statusCode === 400) expect(body).toContain('This text takes too long to render');
  });
});
