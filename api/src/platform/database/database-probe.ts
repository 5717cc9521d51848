import pg from 'pg';
import { markDatabaseError } from '../errors/database-gone.js';

/**
 * One connection of its own to the database, for asking whether that answers. A pool would make the question wait for a
 * free connection, and opening one each time takes long on a busy machine.
 */
export class DatabaseProbe {
  private client: pg.Client | null = null;
  private question: Promise<void> | null = null;

  /** `onLost` is called when an open connection ends by itself. */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onLost: () => void,
  ) {}

  /** Resolves when the database answers; rejects when it cannot be reached. Callers at the same time share one question. */
  ask(): Promise<void> {
    this.question ??= this.answer().finally(() => (this.question = null));
    return this.question;
  }

  /** Gives up the connection and what was asked on it. */
  drop(): void {
    const { client } = this;
    this.client = null;
    client?.connection.stream.destroy();
  }

  private async answer(): Promise<void> {
    try {
      const client = this.client ?? (await this.connect());
      await client.query('SELECT 1');
    } catch (error) {
      throw markDatabaseError(error);
    }
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client(this.config);
    this.client = client;
    client.on('error', () => {});
    client.once('end', () => {
      if (this.client !== client) return;
      this.client = null;
      this.onLost();
    });
    await client.connect();
    return client;
  }
}
