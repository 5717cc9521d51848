import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { createPerson, postReply, postTopic, toRefusal, type ConnectUser } from './people.js';

let api: TestApp;
let ana: ConnectUser;
beforeAll(async () => {
  api = await startTestApp();
  ana = await createPerson(api);
});
afterAll(() => api.close());

interface JsonFeed {
  title: string;
  home_page_url: string;
  feed_url: string;
  items: { title: string; url: string; content_html: string; authors: { name: string }[]; tags: string[] }[];
}

const read = (path: string) => new Browser(api).request('GET', `/connect/feeds/${path}`);

describe('a feed', () => {
  it('has the newest topics of a place with their first posts, and no replies', async () => {
    const text = 'See [the guide](/wanderhub/blog/visas) first.';
    const { code, slug } = await postTopic(ana, {
      title: 'Which visa for six months?',
      text,
      tags: ['visas'],
    });
    await postReply(ana, code, { text: 'A reply that is not in the feed.' });
    await postTopic(ana, { place: 'city:tokyo', title: 'Another city, another topic' });
    const response = await read('city/lisbon/feed.json');
    expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    expect(response.body).not.toContain('A reply that is not in the feed.');
    const feed = response.json<JsonFeed>();
    expect(feed).toMatchObject({
      title: 'WanderWork Connect: Lisbon',
      home_page_url: 'http://localhost:4200/connect/cities/lisbon',
      feed_url: 'http://localhost:4200/connect/feeds/city/lisbon/feed.json',
      items: [
        {
          title: 'Which visa for six months?',
          url: `http://localhost:4200/connect/t/${code}/${slug}`,
          content_html: expect.stringContaining('href="http://localhost:4200/wanderhub/blog/visas"'),
          authors: [{ name: `Name of ${ana.handle}` }],
          tags: ['question', 'visas'],
        },
      ],
    });
    expect((await read('feed.json')).json<JsonFeed>().items).toHaveLength(2);
  });

  it.each(['rss.xml', 'atom.xml'])('is also XML, with hostile titles escaped: %s', async (file) => {
    await postTopic(ana, { title: '</title><script>alert(1)</script>' });
    const { body, headers } = await read(`region/southern-europe/${file}`);
    expect(headers['content-type']).toMatch(/xml; charset=utf-8$/);
    expect(body).not.toContain('<script>');
  });

  it('has no held or hidden topic', async () => {
    const person = await createPerson(api, 'new');
    await postTopic(person, { place: 'city:porto', text: 'Call +351 912 345 678 for it.' });
    expect((await read('city/porto/feed.json')).json<JsonFeed>().items).toEqual([]);
  });

  it.each(['feed.txt', 'city/lisbon/feed.txt', 'city/atlantis/rss.xml', 'planet/earth/rss.xml'])(
    'does not exist at %s',
    async (path) => {
      expect(toRefusal(await read(path))).toMatch(/^404 connect\./);
    },
  );
});
