import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { OrphanPicturesJob } from '../../src/modules/account/jobs/orphan-pictures.job.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { createMember } from '../support/member.js';

const DAY_MS = 86_400_000;

let api: TestApp;
const folder = () => path.join(api.dataDir, 'files/pictures');
const listFiles = () => fs.readdirSync(folder()).sort();
const writeOldFile = (name: string, ageMs: number) => {
  const file = path.join(folder(), name);
  fs.writeFileSync(file, 'left behind');
  const then = new Date(Date.now() - ageMs);
  fs.utimesSync(file, then, then);
};

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

describe('a stored picture that no profile uses', () => {
  it('is deleted after a day; a picture in use stays, however old', async () => {
    const ana = await createMember(api);
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8380f' } })
      .png()
      .toBuffer();
    await ana.request('PUT', '/api/account/picture', picture, { 'content-type': 'image/png' });
    const [own = ''] = listFiles();
    writeOldFile('0193a000-0000-7000-8000-000000000001.webp', DAY_MS + 60_000);
    writeOldFile('0193a000-0000-7000-8000-000000000002.part', DAY_MS + 60_000);
    writeOldFile('0193a000-0000-7000-8000-000000000003.webp', DAY_MS - 60_000);
    const job = api.app.get(OrphanPicturesJob);
    await job.sweep();
    const young = '0193a000-0000-7000-8000-000000000003.webp';
    expect(listFiles()).toEqual([own, young].sort());
    await job.sweep(Date.now() + 2 * DAY_MS);
    expect(listFiles()).toEqual([own]);
    await ana.request('DELETE', '/api/account/picture');
    await job.sweep(Date.now() + 2 * DAY_MS);
    expect(listFiles()).toEqual([]);
  });

  it('causes no error when no picture was ever stored', async () => {
    fs.rmSync(folder(), { recursive: true });
    await expect(api.app.get(OrphanPicturesJob).sweep()).resolves.toBeUndefined();
  });
});
