import type { Socket } from 'node:net';
import pg from 'pg';
import { databaseSilentError, markDatabaseError } from '../errors/database-gone.js';

/**
 * A connection without an answer for this long is dead: the server itself ends a statement earlier (`STATEMENT_MS`).
 */
const SILENCE_MS = 20_000;

/** A property of node-postgres that its types do not declare. */
interface ClientState {
  readyForQuery?: boolean;
}

const DISK_FULL = '53100';

/**
 * Whether this process can use the database. While the circuit is open, requests fail at once instead of waiting for a
 * server that does not answer. `DatabaseMonitor` opens and closes it.
 */
export class DatabaseCircuit {
  private readonly connections = new Set<pg.Client>();
  private open = false;
  private full = false;

  get isOpen(): boolean {
    return this.open;
  }

  /** Whether the disk was full at the database's last failed write. */
  get isDiskFull(): boolean {
    return this.full;
  }

  /** Opens the circuit and fails every query in flight. */
  trip(): void {
    this.open = true;
    for (const { connection } of this.connections) connection.stream.destroy(databaseSilentError());
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

/**
 * Returns the client class for a pool controlled by `circuit`. A connection that waits more than `silenceMs` for an
 * answer is destroyed, and its query fails.
 */
export const createClientClass = (circuit: DatabaseCircuit, silenceMs = SILENCE_MS): typeof pg.Client =>
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
      const connected = circuit.isOpen ? Promise.reject<this>(databaseSilentError()) : this.open();
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
      this.limitSilence();
      return this;
    }

    /**
     * Used instead of node-postgres's `query_timeout`, which would return the connection to the pool with the query
     * still unanswered.
     */
    private limitSilence(): void {
      const stream = this.connection.stream as Socket;
      stream.setTimeout(silenceMs, () => {
        if (!(this as ClientState).readyForQuery) stream.destroy(databaseSilentError());
      });
    }
  };
