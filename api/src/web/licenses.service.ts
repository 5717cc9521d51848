import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { LiveReleasesService, ReleaseStore } from '../modules/delivery/index.js';
import type { Text } from '../platform/http/answer.js';
import { ShellFolder } from '../platform/pages/shell-folder.js';

/** A work of others that a build sends to browsers, as the build says in `licences.json`. */
interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const FILE = 'licences.json';
const HOUR = 'public, max-age=3600';
const RULE = '='.repeat(78);

/** A build from before the list, or a release that another server keeps, has none here. */
const read = async (folder: string | null): Promise<Licence[]> => {
  if (folder === null) return [];
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Licence[];
};

const heading = ({ name, version, licence }: Licence) => `${name} ${version}\nLicence: ${licence}`;

const byName = (a: Licence, b: Licence) => heading(a).localeCompare(heading(b), 'en');

const INTRODUCTION = `${PRODUCT_NAME} is made with the works below. Each stands under its own licence, printed in full.`;

/** The licences, in full, of everything of others that this installation sends to browsers: the shell's and every live release's. */
@Injectable()
export class LicensesService {
  constructor(
    private readonly shell: ShellFolder,
    private readonly store: ReleaseStore,
    private readonly live: LiveReleasesService,
  ) {}

  async getText(): Promise<Text> {
    const lists = await Promise.all([read(this.shell.root), ...(await this.ofReleases())]);
    const unique = new Map(lists.flat().map((one) => [heading(one), one]));
    const parts = [...unique.values()].sort(byName).map((one) => `${RULE}\n${heading(one)}\n\n${one.text}\n`);
    const body = [INTRODUCTION, '', ...parts].join('\n');
    return { type: 'text/plain; charset=utf-8', cache: HOUR, body };
  }

  private async ofReleases(): Promise<Promise<Licence[]>[]> {
    const { list } = await this.live.getCurrent().catch(() => this.live.lastSeen());
    return list.releases.map(async ({ name, version }) => read(await this.store.find(name, version, FILE)));
  }
}
