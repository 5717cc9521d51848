import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { deflateSync } from 'node:zlib';
import { AccountErasureJob } from '../../src/modules/account/jobs/account-erasure.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { type Browser, createMember } from '../support/member.js';

const REFUSED = 'Please choose a JPEG, PNG or WebP picture of at most 5 MB and 24 megapixels.';

let api: TestApp;
let ana: Browser;
const put = (bytes: Buffer, type = 'image/jpeg') =>
  ana.request('PUT', '/api/account/picture', bytes, { 'content-type': type });
const getPictureUrl = async () =>
  (await ana.request('GET', '/api/auth/user')).json<{ profileImageUrl: string | null }>().profileImageUrl;
const listFiles = () => {
  const folder = path.join(api.dataDir, 'files/pictures');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};
const createImage = (width = 80, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#b8380f' } });

/** A small PNG whose header claims these dimensions. */
const createPng = (width: number, height: number): Buffer => {
  const crcOf = (bytes: Buffer) => {
    let crc = 0xffffffff;
    for (const byte of bytes) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    return (crc ^ 0xffffffff) >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    crc.writeUInt32BE(crcOf(body));
    return Buffer.concat([size, body, crc]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
beforeEach(async () => {
  ana = await createMember(api);
});

describe('an uploaded profile picture', () => {
  it.each([
    ['JPEG', () => createImage().jpeg()],
    ['PNG', () => createImage().png()],
    ['WebP', () => createImage().webp()],
  ])('is accepted as %s and served as a WebP of 512 pixels that caches forever', async (_kind, make) => {
    const response = await put(await make().toBuffer());
    expect(response.statusCode).toBe(200);
    const { pictureUrl } = response.json<{ pictureUrl: string }>();
    expect(await getPictureUrl()).toBe(pictureUrl);
    const picture = await api.inject({ url: pictureUrl });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });

  it('is rotated upright and stripped of metadata such as place and camera', async () => {
    const half = { create: { width: 60, height: 60, channels: 3 as const, background: '#0000ff' } };
    const wide = await createImage(120, 60)
      .composite([{ input: half, left: 60, top: 0 }])
      .withExif({ IFD0: { Artist: 'Ana of the secret place' }, IFD3: { GPSLatitude: '38/1 42/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(wide).metadata()).exif).toBeDefined();
    const { pictureUrl } = (await put(wide)).json<{ pictureUrl: string }>();
    const picture = (await api.inject({ url: pictureUrl })).rawPayload;
    const about = await sharp(picture).metadata();
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(picture.includes('secret place')).toBe(false);
    const colorAt = async (top: number) => {
      const piece = sharp(picture).extract({ left: 250, top, width: 1, height: 1 });
      const [red = 0, , blue = 0] = await piece.raw().toBuffer();
      return red > blue ? 'red' : 'blue';
    };
    expect([await colorAt(100), await colorAt(400)]).toEqual(['red', 'blue']);
  });

  it('is recognized by its bytes, whatever content type the client sends', async () => {
    expect((await put(await createImage().png().toBuffer(), 'image/jpeg')).statusCode).toBe(200);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    expect((await put(svg, 'image/png')).json()).toMatchObject({ code: 'picture.refused', message: REFUSED });
    const gif = await createImage().gif().toBuffer();
    expect((await put(gif, 'image/png')).statusCode).toBe(400);
    expect((await put(Buffer.from('RIFF0000WEBPnonsense'), 'image/webp')).statusCode).toBe(400);
  });

  it.each(['image/svg+xml', 'image/gif', 'application/octet-stream', 'text/html'])(
    'is refused as %s',
    async (type) => {
      expect((await put(await createImage().jpeg().toBuffer(), type)).statusCode).toBe(415);
    },
  );

  it('is refused above 24 megapixels, by its header alone', async () => {
    const before = listFiles();
    for (const bomb of [createPng(50_000, 50_000), createPng(6_000, 4_001), createPng(2 ** 31 - 1, 1)])
      expect((await put(bomb, 'image/png')).json()).toMatchObject({ code: 'picture.refused' });
    expect(listFiles()).toEqual(before);
    expect(await getPictureUrl()).toBeNull();
  });

  it('is refused above 5 MB', async () => {
    const response = await put(Buffer.alloc(5 * 1024 * 1024 + 1, 0xff));
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: 'request.too_large' });
    expect(
      (await put(Buffer.concat([await createImage().jpeg().toBuffer(), Buffer.alloc(5_000_000)]))).statusCode,
    ).toBe(200);
  });

  it('is refused when truncated or empty', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'white',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect((await put(noise.subarray(0, noise.length / 2), 'image/png')).statusCode).toBe(400);
    expect((await put(Buffer.alloc(0))).statusCode).toBe(400);
  });

  it('replaces the previous one, even when several are uploaded at once', async () => {
    const before = listFiles().length;
    const picture = await createImage().jpeg().toBuffer();
    await put(picture);
    await Promise.all([put(picture), put(picture), put(picture)]);
    expect(listFiles()).toHaveLength(before + 1);
    expect((await ana.request('DELETE', '/api/account/picture')).statusCode).toBe(204);
    expect(listFiles()).toHaveLength(before);
    expect(await getPictureUrl()).toBeNull();
  });

  it('is the one that stays when several are uploaded at once, in whatever order they finish', async () => {
    await api.db.query(`
      CREATE FUNCTION take_a_while() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(random() / 10); RETURN NULL; END'`);
    await api.db.query(
      'CREATE TRIGGER slow BEFORE UPDATE ON users FOR EACH STATEMENT EXECUTE FUNCTION take_a_while()',
    );
    const picture = await createImage().jpeg().toBuffer();
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([put(picture), put(picture), put(picture), put(picture)]);
      expect((await api.inject({ url: (await getPictureUrl())! })).statusCode).toBe(200);
    }
    await api.db.query('DROP TRIGGER slow ON users');
  });

  it('is deleted with the account', async () => {
    const { pictureUrl } = (await put(await createImage().jpeg().toBuffer())).json<{ pictureUrl: string }>();
    await ana.request('POST', '/api/account/deletion');
    await api.db.query(`UPDATE users SET deletion_due_at = now() - interval '10 minutes' WHERE email = $1`, [
      ana.email,
    ]);
    await api.app.get(AccountErasureJob).run();
    expect((await api.inject({ url: pictureUrl })).statusCode).toBe(404);
  });

  it('is accepted by no other route, and not from a visitor', async () => {
    const bytes = await createImage().jpeg().toBuffer();
    const headers = { 'content-type': 'image/jpeg' };
    expect((await ana.request('POST', '/api/waitlist', bytes, headers)).statusCode).toBe(415);
    expect(
      (await api.inject({ method: 'PUT', url: '/api/account/picture', payload: bytes, headers })).statusCode,
    ).toBe(401);
  });
});

describe('a generated picture', () => {
  it('is derived from the user and does not reveal their id', async () => {
    const draw = async (browser: Browser) =>
      (await browser.request('POST', '/api/account/picture/generated')).json<{ pictureUrl: string }>()
        .pictureUrl;
    const url = await draw(ana);
    expect(await getPictureUrl()).toBe(url);
    const { id } = (await ana.request('GET', '/api/auth/user')).json<{ id: string }>();
    expect(url).toMatch(/^\/api\/art\/people\/[0-9a-f]{24}\.svg$/);
    expect(url).not.toContain(id.slice(0, 8));
    expect(await draw(ana)).toBe(url);
    expect(await draw(await createMember(api))).not.toBe(url);
    const picture = await api.inject({ url });
    expect(picture.headers['content-type']).toMatch('image/svg+xml');
    expect(picture.body).toMatch(/^<svg /);
  });
});
