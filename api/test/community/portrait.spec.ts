import fs from 'node:fs';
import path from 'node:path';
import type { ConnectPerson, ModerationCase, OwnConnectProfile, Page } from '@wanderwork/contracts';
import sharp from 'sharp';
import { CommunityJob } from '../../src/modules/community/jobs/community.job.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { Browser, createMember } from '../support/member.js';
import { CONNECT, createId, createPerson, sendReport, toRefusal, type ConnectUser } from './people.js';

let api: TestApp;
let ana: ConnectUser;
beforeAll(async () => (api = await startTestApp()));
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createPerson(api);
});

const createPhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b8380f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1' } })
    .jpeg()
    .toBuffer();
const upload = async ({ browser }: { browser: Browser }) =>
  browser.request('PUT', `${CONNECT}/profile/picture`, await createPhoto(), { 'content-type': 'image/jpeg' });
const readOwn = async () =>
  (await ana.browser.request('GET', `${CONNECT}/profile`)).json<OwnConnectProfile>().profile!;
const readUrl = async () =>
  (await new Browser(api).request('GET', `${CONNECT}/people/${ana.handle}`)).json<ConnectPerson>()
    .pictureUrl!;
const listFiles = () => {
  const folder = path.join(api.dataDir, 'files/connect-pictures');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const GENERATED = /^\/api\/art\/people\//;

describe('a portrait', () => {
  it('is generated until the person uploads one, which is stored small and without EXIF', async () => {
    expect(await readOwn()).toMatchObject({
      hasPicture: false,
      pictureUrl: expect.stringMatching(GENERATED),
    });
    expect((await upload(ana)).statusCode).toBe(204);
    const url = await readUrl();
    expect(await readOwn()).toMatchObject({ hasPicture: true, pictureUrl: url });
    const { rawPayload } = await api.inject({ url });
    const { format, width, height, exif } = await sharp(rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      exif: undefined,
    });
  });

  it('is deleted when another one replaces it, and when the person goes back to the generated one', async () => {
    const before = listFiles().length;
    await upload(ana);
    await Promise.all([upload(ana), upload(ana)]);
    expect(listFiles()).toHaveLength(before + 1);
    expect((await ana.browser.request('DELETE', `${CONNECT}/profile/picture`)).statusCode).toBe(204);
    expect(listFiles()).toHaveLength(before);
    expect(await readUrl()).toMatch(GENERATED);
  });

  it('stays when unused pictures are cleaned up', async () => {
    await upload(ana);
    const file = path.join(api.dataDir, 'files/connect-pictures', path.basename(await readUrl()));
    const old = new Date(Date.now() - 2 * 86_400_000);
    fs.utimesSync(file, old, old);
    await api.app.get(CommunityJob).removeOrphanPictures();
    expect(fs.existsSync(file)).toBe(true);
  });

  it('needs a profile, and a picture', async () => {
    const browser = await createMember(api);
    await api.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [browser.email]);
    expect(toRefusal(await upload({ browser }))).toBe('409 connect.profile_required');
    const headers = { 'content-type': 'image/png' };
    const response = await ana.browser.request(
      'PUT',
      `${CONNECT}/profile/picture`,
      Buffer.from('x'),
      headers,
    );
    expect(toRefusal(response)).toBe('400 picture.refused');
  });

  it('is hidden with the profile by moderators, and comes back when that is reversed', async () => {
    await upload(ana);
    const url = await readUrl();
    const [first, second] = [await createPerson(api, 'admin'), await createPerson(api, 'admin')];
    const lease = async ({ browser }: ConnectUser) => {
      const { items } = (await browser.request('GET', `${CONNECT}/moderation/queue`)).json<
        Page<ModerationCase>
      >();
      await browser.request('POST', `${CONNECT}/moderation/cases/${items[0]!.id}/lease`);
      expect(items[0]).toMatchObject({ subject: { pictureUrl: url } });
      return items[0]!.id;
    };
    const explanation = 'The portrait shows somebody else.';
    await sendReport(new Browser(api), 'person', ana.handle);
    const action = {
      id: createId(),
      case: await lease(first),
      action: 'hide',
      rule: 'no-private-data',
      explanation,
    };
    expect((await first.browser.request('POST', `${CONNECT}/moderation/actions`, action)).statusCode).toBe(
      200,
    );
    expect(await readUrl()).toMatch(GENERATED);
    expect(toRefusal(await upload(ana))).toBe('403 connect.refused');
    await ana.browser.request('POST', `${CONNECT}/decisions/${action.id}/appeal`, {
      text: 'That is my own face.',
    });
    const appeal = `${CONNECT}/moderation/appeals/${await lease(second)}`;
    await second.browser.request('PUT', appeal, { outcome: 'reversed', explanation });
    expect(await readUrl()).toBe(url);
  });

  it('is in the export, and is erased with the account', async () => {
    const before = listFiles().length;
    await upload(ana);
    const exported = (await ana.browser.request('GET', '/api/account/export')).json<{
      community: { profile: { picture: string } };
    }>();
    expect(await readUrl()).toContain(exported.community.profile.picture);
    await api.db.transaction((manager) =>
      api.app.get(PersonalData).eraseAll({ id: ana.id, email: ana.browser.email, earlier: [] }, manager),
    );
    expect(listFiles()).toHaveLength(before);
  });
});
