import pg from 'pg';
import { markDatabaseError } from '../errors/database-gone.js';

/**
 * A dedicated connection for checking whether the database answers. In a pool the check would wait for a free
 * connection, and a new connection for each check takes long on a busy machine.
 */
export class DatabaseProbe {
  private client: pg.Client | null = null;
  private pendingCheck: Promise<void> | null = null;

  /** `onLost` is called when an open connection closes by itself. */
  constructor(
    private readonly config: pg.ClientConfig,
    private readonly onLost: () => void,
  ) {}

  /** Resolves when the database answers; rejects when it cannot be reached. Concurrent callers share one check. */
  check(): Promise<void> {
    this.pendingCheck ??= this.runCheck().finally(() => (this.pendingCheck = null));
    return this.pendingCheck;
  }

  /** Closes the connection; a check in flight fails. */
  disconnect(): void {
    const { client } = this;
    this.client = null;
    client?.connection.stream.destroy();
  }

  private async runCheck(): Promise<void> {
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
