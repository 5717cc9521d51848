import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { type Envelope, MailTransport } from './mail-transport.js';

/** A letter as it lies in the mailbox. */
export interface Delivered extends Envelope {
  at: string;
}

const MOST_KEPT = 200;
const fileName = /^([0-9a-f-]{36})\.json$/;

/** The developer's mailbox: letters as files in the data folder, the newest 200 of them. */
@Injectable()
export class DevMailbox extends MailTransport {
  private readonly folder: string;

  constructor({ dataDir }: Config) {
    super();
    this.folder = path.join(dataDir, 'mailbox');
  }

  async send(envelope: Envelope): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
    const letter: Delivered = { ...envelope, at: new Date().toISOString() };
    const file = this.fileOf(envelope.id);
    await fs.writeFile(`${file}.part`, JSON.stringify(letter), { mode: 0o600 });
    await fs.rename(`${file}.part`, file);
    for (const id of (await this.ids()).slice(MOST_KEPT)) await fs.rm(this.fileOf(id), { force: true });
  }

  /** Newest first. */
  async list(): Promise<Delivered[]> {
    const letters = await Promise.all((await this.ids()).map((id) => this.find(id)));
    return letters.filter((letter) => letter !== null);
  }

  async find(id: string): Promise<Delivered | null> {
    if (!fileName.test(`${id}.json`)) return null;
    const text = await fs.readFile(this.fileOf(id), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as Delivered);
  }

  /** The ids begin with their time, so their order is that of the letters. */
  private async ids(): Promise<string[]> {
    const names = await fs.readdir(this.folder).catch(() => []);
    return names
      .flatMap((name) => fileName.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  }

  private fileOf(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
