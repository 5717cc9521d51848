import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { dropStoredData } from '../query/drop-stored-data';
import { resetCaughtFailures } from './caught-failures';

interface Props {
  children: ReactNode;
  /** What stands in the place of children that failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Not called for a failure that fresh data instead of stored data heals. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A failed place starts over when this changes (the path). */
  resetKey?: string;
}

interface State {
  failure: { error: unknown } | null;
}

/** The first moments of a connection often carry nothing yet: how long to wait before each further try, in ms. */
const RETRY_PAUSES_MS = [500, 2_000, 8_000];

/**
 * Catches what its children throw and offers to try again; what `lazyRetry` made below it then loads afresh. When a
 * connection comes back, it tries by itself, a few times if need be. Data that the browser stored may be what the children
 * cannot show: it is dropped, and they are drawn once more with fresh data before the fallback stands.
 */
export class RetryBoundary extends Component<Props, State> {
  static override contextType = QueryClientContext;
  override state: State = { failure: null };
  private remainingPauses: readonly number[] = [];
  private retryTimer = 0;
  private hasDroppedData = false;

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    const isLoadFailure = resetCaughtFailures();
    if (!isLoadFailure && this.dropData()) return this.retry();
    window.addEventListener('online', this.handleOnline);
    this.scheduleRetry();
    this.props.onError?.(error, info);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.handleOnline);
    clearTimeout(this.retryTimer);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.restart();
  }

  private dropData(): boolean {
    const client = this.context as QueryClient | undefined;
    if (this.hasDroppedData || !client) return false;
    this.hasDroppedData = true;
    return dropStoredData(client);
  }

  private readonly handleOnline = (): void => {
    if (!this.state.failure) return;
    this.remainingPauses = RETRY_PAUSES_MS;
    this.retry();
  };

  private scheduleRetry(): void {
    const [pause, ...rest] = this.remainingPauses;
    this.remainingPauses = rest;
    if (pause !== undefined) this.retryTimer = window.setTimeout(this.retry, pause);
  }

  private readonly restart = (): void => {
    this.remainingPauses = [];
    this.hasDroppedData = false;
    this.retry();
  };

  private readonly retry = (): void => {
    clearTimeout(this.retryTimer);
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.restart) : this.props.children;
  }
}
