import { createTabChannel } from '@wanderwork/platform';
import { createClientId } from '../../common/model/client-id';
import { LiveConnection } from './live-connection';
import { type LiveNews, type TabMessage } from './live-messages';

/** Where browsers have no locks between tabs, every tab polls: a stream each would be too many. */
const POLL_EVERY_MS = 60_000;

/**
 * One tab among those of a browser. The tab that holds the lock has the stream and passes its news on; the others tell
 * it which topics they show. When it closes, another one gets the lock.
 */
export class LiveTab {
  private readonly id = createClientId();
  private readonly channel;
  private readonly left = new AbortController();
  private topics: string[] = [];
  private readonly topicsByTab = new Map<string, string[]>();
  private connection: LiveConnection | null = null;
  private stopFollowing = () => {};

  constructor(
    private readonly userId: string,
    private readonly onNews: (news: LiveNews) => void,
  ) {
    this.channel = createTabChannel<TabMessage>(`wanderwork-connect-live-${userId}`);
  }

  join(topics: string[]): void {
    this.stopFollowing = this.channel.follow((message) => this.handle(message));
    this.setTopics(topics);
    if (!('locks' in navigator)) {
      const polling = setInterval(() => this.onNews({ type: 'missed' }), POLL_EVERY_MS);
      this.left.signal.addEventListener('abort', () => clearInterval(polling));
      return;
    }
    navigator.locks
      .request(`wanderwork-connect-live-${this.userId}`, { signal: this.left.signal }, () => this.lead())
      // The tab left before its turn came.
      .catch(() => undefined);
  }

  leave(): void {
    this.left.abort();
    this.channel.send({ type: 'gone', tab: this.id });
    this.stopFollowing();
  }

  setTopics(topics: string[]): void {
    this.topics = topics;
    this.topicsByTab.set(this.id, topics);
    if (this.connection) this.updateConnection();
    else this.channel.send({ type: 'topics', tab: this.id, topics });
  }

  /** Holds the lock until the tab leaves. */
  private async lead(): Promise<void> {
    if (this.left.signal.aborted) return;
    const connection = new LiveConnection((news) => {
      this.onNews(news);
      this.channel.send(news);
    });
    this.connection = connection;
    this.channel.send({ type: 'ask' });
    this.updateConnection();
    connection.start();
    await new Promise((resolve) => this.left.signal.addEventListener('abort', resolve));
    connection.stop();
    this.connection = null;
  }

  private updateConnection(): void {
    this.connection?.setTopics([...new Set([...this.topicsByTab.values()].flat())]);
  }

  private handle(message: TabMessage): void {
    if (message.type === 'ask') this.channel.send({ type: 'topics', tab: this.id, topics: this.topics });
    else if (message.type === 'topics') {
      this.topicsByTab.set(message.tab, message.topics);
      this.updateConnection();
    } else if (message.type === 'gone') this.topicsByTab.delete(message.tab);
    else this.onNews(message);
  }
}
