import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { LiveReleasesService, ReleaseStore } from '../modules/delivery/index.js';
import type { Text } from '../platform/http/answer.js';
import { ShellFolder } from '../platform/pages/shell-folder.js';

/** A third-party work that a build sends to browsers, as listed in `licences.json`. */
interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

const FILE = 'licences.json';
const CACHE_ONE_HOUR = 'public, max-age=3600';
const RULE = '='.repeat(78);

/** Empty for a build older than the list, or a release on another server. */
const readLicenses = async (folder: string | null): Promise<Licence[]> => {
  if (folder === null) return [];
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => '[]');
  return JSON.parse(text) as Licence[];
};

const toHeading = ({ name, version, licence }: Licence) => `${name} ${version}\nLicence: ${licence}`;

const compareNames = (a: Licence, b: Licence) => toHeading(a).localeCompare(toHeading(b), 'en');

const INTRODUCTION = `${PRODUCT_NAME} uses the works below. Each has its own license, printed in full.`;

/**
 * Returns the full license texts of everything third-party that this installation sends to browsers: the shell and all
 * live releases.
 */
@Injectable()
export class LicensesService {
  constructor(
    private readonly shell: ShellFolder,
    private readonly store: ReleaseStore,
    private readonly live: LiveReleasesService,
  ) {}

  async getText(): Promise<Text> {
    const lists = await Promise.all([readLicenses(this.shell.root), ...(await this.readReleaseLicenses())]);
    const unique = new Map(lists.flat().map((one) => [toHeading(one), one]));
    const parts = [...unique.values()]
      .sort(compareNames)
      .map((one) => `${RULE}\n${toHeading(one)}\n\n${one.text}\n`);
    const body = [INTRODUCTION, '', ...parts].join('\n');
    return { type: 'text/plain; charset=utf-8', cache: CACHE_ONE_HOUR, body };
  }

  private async readReleaseLicenses(): Promise<Promise<Licence[]>[]> {
    const { list } = await this.live.getCurrent().catch(() => this.live.lastSeen());
    return list.releases.map(async ({ name, version }) =>
      readLicenses(await this.store.find(name, version, FILE)),
    );
  }
}
