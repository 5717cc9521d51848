import { PAGE_DATA_ID, type ConnectPageData } from '@wanderwork/contracts';
import { JSDOM } from 'jsdom';
import { ReleasesService } from '../../src/modules/delivery/index.js';
import { createBuiltRemote } from '../delivery/built-remote.js';
import { createBuiltShell } from '../web/built-shell.js';
import { createPerson, type ConnectUser } from '../community/people.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser } from '../support/member.js';
import { cancelMeetup, editMeetup, postMeetup } from './meetups.js';

const paths = ['', '/cities/:slug', '/regions/:slug', '/meet-ups', '/meet-ups/:code/:slug'];
const routes = paths.map((path) => ({
  path: `/connect${path}`,
  title: 'Connect',
  description: 'City by city.',
  preload: [],
}));

let api: TestApp;
let host: ConnectUser;

beforeAll(async () => {
  api = await startTestApp({ config: { shellDir: createBuiltShell() } });
  await api.app.get(ReleasesService).publish(createBuiltRemote({ name: 'wanderhub', manifest: { routes } }));
  host = await createPerson(api);
});
afterAll(() => api.close());

const load = async (path: string) => {
  const response = await new Browser(api).request('GET', path, undefined, { accept: 'text/html' });
  const { document } = new JSDOM(response.body).window;
  const readJson = (selector: string): unknown =>
    JSON.parse(document.querySelector(selector)?.textContent ?? 'null');
  return {
    status: response.statusCode,
    location: response.headers.location,
    text: document.body.textContent.replace(/\s+/g, ' '),
    isHidden: document.querySelector('meta[name=robots]') !== null,
    graph: (readJson('script[type="application/ld+json"]') as { '@graph'?: object[] } | null)?.['@graph'],
    data: readJson(`#${PAGE_DATA_ID}`) as ConnectPageData | null,
  };
};

describe('the served page of a meet-up', () => {
  it('describes an event, with the city alone while the address is hidden', async () => {
    const meetup = await postMeetup(host);
    const path = `/connect/meet-ups/${meetup.code}/${meetup.slug}`;
    const hidden = await load(path);
    expect(hidden.graph![0]).toMatchObject({
      '@type': 'Event',
      name: 'Dinner by the river',
      startDate: expect.stringMatching(new RegExp(`^${meetup.start}:00\\+0[01]:00$`)) as string,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Lisbon', address: { addressLocality: 'Lisbon' } },
      organizer: { name: `Name of ${host.handle}` },
    });
    expect(hidden.text).toContain('We meet at the door and sit outside.');
    expect(JSON.stringify(hidden)).not.toMatch(/Café Central|Rua Nova/);
    expect(hidden.data).toMatchObject({ page: 'meetup', meetup: { code: meetup.code, venue: null } });
    await editMeetup(host, meetup, { isAddressVisible: true });
    expect((await load(path)).graph![0]).toMatchObject({
      location: { name: 'Café Central', address: { streetAddress: 'Rua Nova 1' } },
    });
  });

  it('redirects other words in its address, and is not found by another code', async () => {
    const meetup = await postMeetup(host);
    const moved = await load(`/connect/meet-ups/${meetup.code}/something`);
    expect([moved.status, moved.location]).toEqual([301, `/connect/meet-ups/${meetup.code}/${meetup.slug}`]);
    expect((await load('/connect/meet-ups/aaaaaaaa/dinner')).status).toBe(404);
  });

  it('says that it was canceled, and is no longer for search engines', async () => {
    const meetup = await postMeetup(host);
    await cancelMeetup(host, meetup.code, 'The café is closed.');
    const page = await load(`/connect/meet-ups/${meetup.code}/${meetup.slug}`);
    expect(page.text).toContain('This meet-up was canceled. The reason: The café is closed.');
    expect(page.graph![0]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(page.isHidden).toBe(true);
  });
});

describe('meet-ups on other pages', () => {
  it('are on the start page, their own page, their place, and in the sitemap until they begin', async () => {
    const meetup = await postMeetup(host, { city: 'porto', title: 'Coffee and laptops' });
    for (const path of [
      '/connect',
      '/connect/meet-ups',
      '/connect/cities/porto',
      '/connect/regions/southern-europe',
    ])
      expect((await load(path)).text).toContain('Coffee and laptops');
    expect((await load('/connect/cities/tokyo')).text).not.toContain('Coffee and laptops');
    const sitemap = (await new Browser(api).request('GET', '/sitemap.xml')).body;
    expect(sitemap).toContain(`/connect/meet-ups/${meetup.code}/coffee-and-laptops`);
  });
});
