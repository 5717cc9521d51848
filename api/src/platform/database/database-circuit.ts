import type { Socket } from 'node:net';
import pg from 'pg';
import { databaseSilent, markDatabaseError } from '../errors/database-gone.js';

/**
 * A connection that has waited this long for an answer is dead: the server ends a statement earlier by itself
 * (`STATEMENT_MS`).
 */
const SILENCE_MS = 20_000;

/** What node-postgres has besides its declared types. */
interface Waiting {
  readyForQuery?: boolean;
}

const DISK_FULL = '53100';

/**
 * Whether the database can be used, as far as this process knows. While the circuit is open, requests fail at once
 * instead of waiting for a server that does not answer; `DatabaseMonitor` opens and closes it.
 */
export class DatabaseCircuit {
  private readonly connections = new Set<pg.Client>();
  private open = false;
  private full = false;

  get isOpen(): boolean {
    return this.open;
  }

  /** Whether the database had no room for the last thing that it was to store. */
  get isDiskFull(): boolean {
    return this.full;
  }

  /** Fails everything that waits for the database. */
  trip(): void {
    this.open = true;
    for (const { connection } of this.connections) connection.stream.destroy(databaseSilent());
  }

  reset(): void {
    this.open = false;
  }

  setDiskFull(isFull: boolean): void {
    this.full = isFull;
  }

  track(client: pg.Client): void {
    this.connections.add(client);
    client.once('end', () => this.connections.delete(client));
  }
}

/** The connections of a pool under `circuit`. One that stays silent for `silenceMs` is destroyed, and its query fails. */
export const connectionsUnder = (circuit: DatabaseCircuit, silenceMs = SILENCE_MS): typeof pg.Client =>
  class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      this.on('error', markDatabaseError);
      this.connection.on('errorMessage', ({ code }: { code?: string }) => {
        if (code === DISK_FULL) circuit.setDiskFull(true);
      });
    }

    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = circuit.isOpen ? Promise.reject<this>(databaseSilent()) : this.open();
      if (!callback) return connected;
      connected.then(() => callback(null as unknown as Error), callback);
    }

    private async open(): Promise<this> {
      circuit.track(this);
      try {
        await super.connect();
      } catch (error) {
        throw markDatabaseError(error);
      }
      this.boundSilence();
      return this;
    }

    /** `query_timeout` of node-postgres would leave the connection in its pool with the unanswered query on it. */
    private boundSilence(): void {
      const stream = this.connection.stream as Socket;
      stream.setTimeout(silenceMs, () => {
        if (!(this as Waiting).readyForQuery) stream.destroy(databaseSilent());
      });
    }
  };
