import { Injectable } from '@nestjs/common';
import type { ConnectEmailSettings, EmailKind } from '@wanderwork/contracts';
import type { ConnectEmailSettingsRequest } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { UsersService } from '../../auth/index.js';
import { linkUnknown, PermanentLinks, toConnectUnsubscribe } from '../../links/index.js';
import { findDigestTime, findMailTime } from './mail-time.policy.js';
import { ReadersRepository, type ReaderRow } from './readers.repository.js';

export const isWanted = ({ digest, emailsOff }: ReaderRow, kind: EmailKind): boolean =>
  kind === 'digest' ? digest !== 'never' : !emailsOff.includes(kind);

const toSettings = (reader: ReaderRow): ConnectEmailSettings => ({
  replies: isWanted(reader, 'replies'),
  meetups: isWanted(reader, 'meetups'),
  decisions: isWanted(reader, 'decisions'),
  messages: isWanted(reader, 'messages'),
  digest: reader.digest,
});

const toEmailsOff = (settings: ConnectEmailSettings): EmailKind[] =>
  (['replies', 'meetups', 'decisions', 'messages'] as const).filter((kind) => !settings[kind]);

/** Keeps what a request leaves out. */
const withChanges = (
  settings: ConnectEmailSettings,
  changes: ConnectEmailSettingsRequest,
): ConnectEmailSettings => ({
  replies: changes.replies ?? settings.replies,
  meetups: changes.meetups ?? settings.meetups,
  decisions: changes.decisions ?? settings.decisions,
  messages: changes.messages ?? settings.messages,
  digest: changes.digest ?? settings.digest,
});

/** Which of Connect's emails a person wants, and when they may be sent. */
@Injectable()
export class EmailPreferences {
  constructor(
    private readonly database: DataSource,
    private readonly readers: ReadersRepository,
    private readonly users: UsersService,
    private readonly permanentLinks: PermanentLinks,
  ) {}

  /** The address for emails of this kind; null unless they are wanted, it is confirmed and the account can be used. */
  async findAddress(userId: string, kind: EmailKind): Promise<string | null> {
    if (!isWanted(await this.readers.get(userId), kind)) return null;
    return this.users.findMailAddress(userId);
  }

  /** The time zone of the last browser with which the person used Connect; UTC before the first visit. */
  async getTimeZone(userId: string): Promise<string> {
    return (await this.readers.get(userId)).timeZone;
  }

  /**
   * When an email to this person may be sent: `now`, or the end of their quiet hours (22:00 to 8:00). `evenAtNight` is
   * for what can't wait: a change to a meet-up that takes place within 24 hours.
   */
  async nextMailTime(userId: string, now: Date, { evenAtNight = false } = {}): Promise<Date> {
    return evenAtNight ? now : findMailTime(await this.getTimeZone(userId), now);
  }

  async getSettings(userId: string): Promise<ConnectEmailSettings> {
    return toSettings(await this.readers.get(userId));
  }

  async setSettings(userId: string, changes: ConnectEmailSettingsRequest): Promise<ConnectEmailSettings> {
    return this.change(userId, (reader) => {
      const settings = withChanges(toSettings(reader), changes);
      return { ...reader, digest: settings.digest, emailsOff: toEmailsOff(settings) };
    });
  }

  /** Remembers where and when the person last used Connect. The first visit starts the digest. */
  async recordVisit(userId: string, timeZone: string): Promise<void> {
    const now = new Date();
    await this.change(userId, (reader) => ({
      ...{ ...reader, timeZone, visitedAt: now },
      digestSince: reader.digestSince ?? now,
    }));
  }

  /** Ends emails of this kind for the person of the token. Works any number of times. */
  async unsubscribe(kind: EmailKind, token: string): Promise<void> {
    await this.setSettings(
      this.getSubscriber(kind, token),
      kind === 'digest' ? { digest: 'never' } : { [kind]: false },
    );
  }

  /** The person of a token; throws 404 for one that is not ours. */
  getSubscriber(kind: EmailKind, token: string): string {
    const userId = this.permanentLinks.findSubject(toConnectUnsubscribe(kind), token);
    if (userId === null) throw linkUnknown();
    return userId;
  }

  /** Every change may move the next digest. */
  private change(userId: string, change: (reader: ReaderRow) => ReaderRow): Promise<ConnectEmailSettings> {
    return this.database.transaction(async (manager) => {
      const reader = change(await this.readers.lock(userId, manager));
      await this.readers.save({ ...reader, digestAt: findDigestTime(reader, new Date()) }, manager);
      return toSettings(reader);
    });
  }
}
