import fs from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import type { RenderedEmail } from '../templates/layout.js';
import { MailTransport } from './mail-transport.js';

/** An email in the developer's mailbox. `at`: ISO time. */
export interface DeliveredEmail extends RenderedEmail {
  at: string;
}

const MAX_EMAILS = 200;
const FILE_NAME = /^([0-9a-f-]{36})\.json$/;

/** The developer's mailbox: the newest 200 emails, as files in the data folder. */
@Injectable()
export class DevMailbox extends MailTransport {
  private readonly folder: string;

  constructor({ dataDir }: Config) {
    super();
    this.folder = path.join(dataDir, 'mailbox');
  }

  async send(rendered: RenderedEmail): Promise<void> {
    await fs.mkdir(this.folder, { recursive: true, mode: 0o700 });
    const email: DeliveredEmail = { ...rendered, at: new Date().toISOString() };
    const file = this.fileOf(rendered.id);
    await fs.writeFile(`${file}.part`, JSON.stringify(email), { mode: 0o600 });
    await fs.rename(`${file}.part`, file);
    for (const id of (await this.listIds()).slice(MAX_EMAILS)) await fs.rm(this.fileOf(id), { force: true });
  }

  /** Newest first. */
  async list(): Promise<DeliveredEmail[]> {
    const emails = await Promise.all((await this.listIds()).map((id) => this.find(id)));
    return emails.filter((email) => email !== null);
  }

  async find(id: string): Promise<DeliveredEmail | null> {
    if (!FILE_NAME.test(`${id}.json`)) return null;
    const text = await fs.readFile(this.fileOf(id), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as DeliveredEmail);
  }

  /** Newest first: ids start with their time of creation. */
  private async listIds(): Promise<string[]> {
    const names = await fs.readdir(this.folder).catch(() => []);
    return names
      .flatMap((name) => FILE_NAME.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  }

  private fileOf(id: string): string {
    return path.join(this.folder, `${id}.json`);
  }
}
