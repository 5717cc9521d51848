import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { ORIGIN, startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { createBuiltShell } from '../web/built-shell.js';
import { CONNECT, createPerson, postReply, postTopic, sendReport, type ConnectUser } from './people.js';

const publicPages = [
  '',
  '/cities/:slug',
  '/regions/:slug',
  '/everywhere',
  '/t/:code/:slug',
  '/rules',
  '/rules/moderation',
];
const routes = [
  ...publicPages.map((path) => ({
    path: `/connect${path}`,
    title: 'Connect',
    description: 'City by city.',
    preload: [],
  })),
  {
    path: '/connect/people/:handle',
    title: 'A member of Connect',
    description: 'A member.',
    preload: [],
    private: true,
  },
];

let api: TestApp;
let ana: ConnectUser;
let ben: ConnectUser;
beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ name: 'wanderhub', manifest: { routes } }));
  ben = await createPerson(api);
});
/** Somebody new each time, because a member may write ten topics a day. */
beforeEach(async () => {
  ana = await createPerson(api);
});
afterAll(() => api.close());

const open = (url: string) => api.inject({ url });
const read = async (url: string) => (await open(url)).body;
const NOINDEX = '<meta name="robots" content="noindex">';

interface Topic {
  code: string;
  slug: string;
}
const toPath = ({ code, slug }: Topic) => `/connect/t/${code}/${slug}`;

type Node = Record<string, unknown>;

/** The structured data of a page. Throws if a script's text ended early. */
const readGraph = (body: string): Node[] => {
  const [, text = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  const data = JSON.parse(text) as Node;
  expect(data['@context']).toBe('https://schema.org');
  return (data['@graph'] as Node[] | undefined) ?? [data];
};

const expectUrl = (value: unknown) => expect(value).toMatch(/^http:\/\/localhost:4200(?:\/[^\s<>"]*)?$/);
const expectText = (value: unknown) => expect(value).toMatch(/\S/);
const expectDate = (value: unknown) => {
  expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(new Date(String(value)).toISOString()).toBe(value);
};
const expectCount = (value: unknown) => expect(Number.isInteger(value) && Number(value) >= 0).toBe(true);

const checkAuthor = ({ author }: Node) => {
  const { '@type': type, name, url } = author as Node;
  expect(['Person', 'Organization']).toContain(type);
  expectText(name);
  if (url !== undefined) expectUrl(url);
};

const checkEntry = (node: Node, type: string) => {
  expect(node['@type']).toBe(type);
  expectText(node.text);
  expectUrl(node.url);
  expectDate(node.datePublished);
  if (node.dateModified !== undefined) expectDate(node.dateModified);
  checkAuthor(node);
};

const checkAnswer = (node: Node) => {
  checkEntry(node, 'Answer');
  expectCount(node.upvoteCount);
};

/** What Google requires of a page of questions and answers. */
const checkQuestionPage = ({ '@type': type, mainEntity }: Node) => {
  expect(type).toBe('QAPage');
  const question = mainEntity as Node & { acceptedAnswer?: Node; suggestedAnswer?: Node[] };
  checkEntry(question, 'Question');
  expectText(question.name);
  expectCount(question.answerCount);
  const answers = [
    ...(question.acceptedAnswer ? [question.acceptedAnswer] : []),
    ...(question.suggestedAnswer ?? []),
  ];
  answers.forEach(checkAnswer);
  expect(answers.length).toBeLessThanOrEqual(Number(question.answerCount));
  if (Number(question.answerCount) > 0) expect(answers).not.toEqual([]);
  return question;
};

/** What Google requires of a discussion. */
const checkDiscussion = (node: Node) => {
  checkEntry(node, 'DiscussionForumPosting');
  expectText(node.headline);
  expectCount(node.commentCount);
  for (const comment of node.comment as Node[]) checkEntry(comment, 'Comment');
};

const checkBreadcrumb = (node: Node | undefined) => {
  expect(node?.['@type']).toBe('BreadcrumbList');
  const steps = node?.itemListElement as Node[];
  expect(steps.length).toBeGreaterThanOrEqual(2);
  steps.forEach((step, index) => {
    expect(step).toMatchObject({ '@type': 'ListItem', position: index + 1 });
    expectText(step.name);
    expectUrl(step.item);
  });
};

describe('the served page of a topic', () => {
  it('has its posts, authors, dates, place, tags, quotes and accepted answer', async () => {
    const topic = await postTopic(ana, {
      title: 'Which papers does a landlord ask for?',
      text: 'Costs are {{city:lisbon.monthlyCost}}. See [a list](https://example.org/list).',
      tags: ['housing'],
    });
    const question = topic.posts[0]!;
    const answer = await postReply(ben, topic.code, {
      text: 'A **tax return** was enough.',
      replyTo: question.id,
      quotes: [{ post: question.id, text: 'See a list' }],
    });
    await ana.browser.request('PUT', `${CONNECT}/topics/${topic.code}/accepted`, { post: answer.id });
    await api.db.query(`UPDATE community_post_figures SET value = '$1' WHERE post_id = $1`, [question.id]);
    const body = await read(toPath(topic));
    expect(body).toContain('<h1><bdi>Which papers does a landlord ask for?</bdi></h1>');
    expect(body).toContain(`<a href="/connect/people/${ben.handle}"><bdi>Name of ${ben.handle}</bdi></a>`);
    expect(body).toContain('<a href="/connect/cities/lisbon">Lisbon</a>');
    expect(body).toContain('<strong>tax return</strong>');
    expect(body).toMatch(/<blockquote>\s*<p dir="auto">See a list<\/p>/);
    expect(body).toContain(`<time datetime="${question.createdAt}">`);
    expect(body).toMatch(/<a href="https:\/\/example\.org\/list"[^>]* rel="ugc nofollow noopener"/);
    for (const text of [
      'Question',
      'Housing',
      'Answered',
      'Accepted answer',
      'Go to post 2',
      `Then $1 (${new Date().getUTCFullYear()}), now `,
    ])
      expect(body).toContain(text);
  });

  it('has 20 posts, and the rest on pages with canonical addresses of their own', async () => {
    const topic = await postTopic(ana, { kind: 'discussion', title: 'A long discussion of one thing' });
    for (let number = 2; number <= 23; number += 1)
      await postReply(ben, topic.code, { text: `Reply no. ${number}.` });
    const path = toPath(topic);
    const first = await read(path);
    expect(first).toContain('Reply no. 20.');
    expect(first).not.toContain('Reply no. 21.');
    expect(first).toContain(`<a rel="next" href="${path}?from=21">Next posts</a>`);
    const second = await read(`${path}?from=21`);
    expect(second).toContain('Reply no. 23.');
    expect(second).not.toContain('Reply no. 20.');
    expect(second).not.toContain('rel="next"');
    expect(second).toContain(`<link rel="canonical" href="${ORIGIN}${path}?from=21">`);
    expect(await read(`${path}?from=7`)).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect((await open(`${path}?from=24`)).statusCode).toBe(404);
    expect(await read(`${path}?from=-3`)).toContain('Reply no. 2.');
    checkBreadcrumb(readGraph(second)[0]);
  });

  it('moves to its address if the words in it are others, and keeps the query', async () => {
    const topic = await postTopic(ana);
    const { statusCode, headers } = await open(`/connect/t/${topic.code}/other-words?from=1`);
    expect(statusCode).toBe(301);
    expect(headers.location).toBe(`${toPath(topic)}?from=1`);
  });

  it('does not exist for a code that nobody has', async () => {
    const { statusCode, body } = await open('/connect/t/aaaaaaaa/nothing');
    expect(statusCode).toBe(404);
    expect(body).toContain(NOINDEX);
    expect((await open('/connect/t/%00/nothing')).statusCode).toBe(404);
  });

  it('links to the feeds of its place', async () => {
    const topic = await postTopic(ana);
    expect(await read(toPath(topic))).toContain(
      '<link rel="alternate" type="application/atom+xml" title="Connect: Lisbon (Atom)" href="/connect/feeds/city/lisbon/atom.xml">',
    );
  });
});

describe('what a visitor must not see', () => {
  it.each(['held', 'hidden', 'removed'])('a topic that is %s does not exist', async (status) => {
    const topic = await postTopic(ana, { title: `A topic that is ${status}` });
    await api.db.query('UPDATE community_topics SET status = $2 WHERE id = $1', [topic.id, status]);
    await api.db.query('UPDATE community_posts SET status = $2 WHERE topic_id = $1', [topic.id, status]);
    const { statusCode, body } = await open(toPath(topic));
    expect(statusCode).toBe(404);
    expect(body).not.toContain(`A topic that is ${status}`);
    for (const path of ['/connect', '/connect/cities/lisbon', '/connect/everywhere', '/sitemap.xml'])
      expect(await read(path)).not.toContain(topic.code);
  });

  it.each(['held', 'hidden', 'removed'])(
    'a post that is %s shows no text, nor its author',
    async (status) => {
      const topic = await postTopic(ana);
      const eve = await createPerson(api);
      const post = await postReply(eve, topic.code, { text: 'Words that nobody should read.' });
      await api.db.query('UPDATE community_posts SET status = $2 WHERE id = $1', [post.id, status]);
      const body = await read(toPath(topic));
      expect(body).not.toContain('Words that nobody should read.');
      expect(body).not.toContain(eve.handle);
    },
  );

  it('nothing on the page is missing in what the API answers to a visitor', async () => {
    const topic = await postTopic(ana);
    const answer = (await new Browser(api).request('GET', `${CONNECT}/topics/${topic.code}`)).json<{
      posts: object[];
    }>();
    const [, data = ''] =
      /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(await read(toPath(topic))) ??
      [];
    const posts = answer.posts.map((post) => ({ ...post, html: '' }));
    expect(JSON.parse(data)).toEqual({ page: 'topic', from: 1, topic: { ...answer, posts } });
  });

  it('profiles are not for search engines', async () => {
    expect(await read(`/connect/people/${ana.handle}`)).toContain(NOINDEX);
  });
});

describe('search engines', () => {
  it('get no topic by a new person before it has a reply', async () => {
    const person = await createPerson(api, 'new');
    const topic = await postTopic(person);
    const isListed = async () =>
      (await read('/sitemap.xml')).includes(`<loc>${ORIGIN}${toPath(topic)}</loc>`);
    const before = await read(toPath(topic));
    expect(before).toContain(NOINDEX);
    expect(before).toContain(`<link rel="canonical" href="${ORIGIN}${toPath(topic)}">`);
    expect(await isListed()).toBe(false);
    await postReply(ana, topic.code);
    expect(await read(toPath(topic))).not.toContain(NOINDEX);
    expect(await isListed()).toBe(true);
  });

  it('get open places, and no page of a city that nobody has written about', async () => {
    expect(await read('/connect/cities/tokyo')).toContain(NOINDEX);
    await postTopic(ana, { place: 'city:tokyo' });
    expect(await read('/connect/cities/tokyo')).not.toContain(NOINDEX);
    const toEntry = (path: string) => `<loc>${ORIGIN}/connect/${path}</loc>`;
    expect(await read('/sitemap.xml')).not.toContain(toEntry('cities/tokyo'));
    await api.db.query(
      `INSERT INTO community_places (place, is_open, changed_at)
       VALUES ('city:tokyo', true, now()), ('region:southern-europe', true, now()), ('city:porto', false, now())`,
    );
    const sitemap = await read('/sitemap.xml');
    for (const path of ['cities/tokyo', 'regions/southern-europe', 'everywhere', 'rules', 'rules/moderation'])
      expect(sitemap).toContain(toEntry(path));
    expect(sitemap).not.toContain(toEntry('cities/porto'));
    expect(new Set(sitemap.match(/<loc>.*?<\/loc>/g)).size).toBe(sitemap.match(/<loc>/g)?.length);
  });

  const malicious = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)> <!--',
    '& {{ }} \\" \u2014 \u0627',
  ];

  it.each(malicious)('get valid data of a question with the title %j', async (words) => {
    const title = `Is this a title? ${words}`;
    const topic = await postTopic(ana, { title, text: `A question, ${words}` });
    const answer = await postReply(ben, topic.code, { text: `An answer, ${words}` });
    await postReply(ben, topic.code, { text: `Another answer, ${words}` });
    await ana.browser.request('PUT', `${CONNECT}/topics/${topic.code}/accepted`, { post: answer.id });
    const body = await read(toPath(topic));
    expect(body).not.toMatch(/<script>|<img src=x/);
    const [page, breadcrumb] = readGraph(body);
    const question = checkQuestionPage(page!);
    expect(question).toMatchObject({
      name: title.trim(),
      answerCount: 2,
      acceptedAnswer: {},
      suggestedAnswer: [{}],
    });
    checkBreadcrumb(breadcrumb);
  });

  it.each(malicious)('get valid data of a discussion with the title %j', async (words) => {
    const topic = await postTopic(ana, {
      kind: 'discussion',
      title: `Let us discuss ${words}`,
      text: `Words ${words}`,
    });
    await postReply(ben, topic.code, { text: `More ${words}` });
    const [discussion, breadcrumb] = readGraph(await read(toPath(topic)));
    checkDiscussion(discussion!);
    expect(discussion?.comment).toHaveLength(1);
    checkBreadcrumb(breadcrumb);
  });

  it('get valid data of a question without answers, and of posts by former members and the operator', async () => {
    const topic = await postTopic(ana, { place: 'everywhere' });
    const [empty] = readGraph(await read(toPath(topic)));
    expect(checkQuestionPage(empty!)).toMatchObject({ answerCount: 0 });
    const replies = [await postReply(ben, topic.code), await postReply(ben, topic.code)];
    await api.db.query('UPDATE community_posts SET author_id = NULL WHERE id = $1', [replies[0]?.id]);
    await api.db.query('UPDATE community_posts SET is_official = true WHERE id = $1', [replies[1]?.id]);
    const [page] = readGraph(await read(toPath(topic)));
    expect(checkQuestionPage(page!).suggestedAnswer).toMatchObject([
      { author: { '@type': 'Person', name: 'A former member' } },
      { author: { '@type': 'Organization', name: 'WanderWork' } },
    ]);
  });
});

describe('the served page of a place', () => {
  it.each([
    ['/connect/cities/lisbon', 'Topics about Lisbon'],
    ['/connect/regions/southern-europe', 'Topics about Southern Europe'],
    ['/connect/everywhere', 'All topics'],
    ['/connect', 'Unanswered questions'],
  ])('%s lists topics', async (path, heading) => {
    const topic = await postTopic(ana, { title: `Listed at ${path} for everybody` });
    const { statusCode, body } = await open(path);
    expect(statusCode).toBe(200);
    expect(body).toContain(heading);
    expect(body).toContain(`<a href="${toPath(topic)}"><bdi>Listed at ${path} for everybody</bdi></a>`);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(body).toContain('type="application/rss+xml"');
    expect(body).not.toContain(NOINDEX);
    if (path !== '/connect') checkBreadcrumb(readGraph(body)[0]);
  });

  it('of a city that nobody has written about has what the data says', async () => {
    const body = await read('/connect/cities/tbilisi');
    expect(body).toContain('Nobody has written about Tbilisi yet.');
    for (const text of [
      'Tbilisi in figures',
      'Monthly cost',
      'Tools, filled in for Tbilisi',
      'All figures of Tbilisi',
    ])
      expect(body).toContain(text);
    expect(body).toMatch(/\w+:\s+-?\d+ °C/);
    expect(body).toContain('href="/wanderhub/tools/budget?city=tbilisi"');
    expect(body).toMatch(/<small><a href="https:\/\/[^"]+" rel="noopener">/);
  });

  it('leads to earlier topics', async () => {
    for (let index = 0; index < 4; index += 1) await createTopics(await createPerson(api));
    const first = await read('/connect/cities/osaka');
    const [, next = ''] = /<a rel="next" href="([^"]+)">Earlier topics/.exec(first) ?? [];
    const second = await read(next.replaceAll('&amp;', '&'));
    const countOwn = (body: string) => body.split('id="parent-topics"')[0]?.match(/<bdi>Topic no\./g)?.length;
    expect([countOwn(first), countOwn(second)]).toEqual([30, 10]);
    expect(second).toContain('Topics about Osaka');
    expect(second).toContain(`<link rel="canonical" href="${ORIGIN}/connect/cities/osaka">`);
    expect((await open('/connect/cities/osaka?after=broken')).statusCode).toBe(404);
  });

  it.each(['/connect/cities/atlantis', '/connect/regions/atlantis', '/connect/cities/%3Cb%3E'])(
    '%s does not exist',
    async (path) => {
      expect((await open(path)).statusCode).toBe(404);
    },
  );
});

const createTopics = async (person: ConnectUser) => {
  for (let index = 0; index < 10; index += 1)
    await postTopic(person, { place: 'city:osaka', title: `Topic no. ${index} about Osaka` });
};

it('the served rules can be read without JavaScript', async () => {
  const body = await read('/connect/rules');
  expect(body).toContain('Don’t put anyone in danger');
  expect(body).toContain('Don’t threaten anyone');
  expect(body).toContain('<a href="/connect/rules/moderation">See the numbers</a>');
});

it('the served counts of moderation say what they count, also before the first report', async () => {
  const empty = await read('/connect/rules/moderation');
  expect(empty).toContain('Nobody has reported anything yet.');
  expect(empty).toContain('When several people report the same post, each of them counts.');
  const { id } = await postTopic(await createPerson(api), { place: 'city:osaka' });
  await sendReport(new Browser(api), 'topic', id);
  const body = await read('/connect/rules/moderation');
  expect(body).toMatch(/<th scope="row">\w+ \d{4}<\/th>\s*<td>1<\/td>\s*<td>None yet<\/td>/);
  expect(body).toContain('Spam: 1');
});
