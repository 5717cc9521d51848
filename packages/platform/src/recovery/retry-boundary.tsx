import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { dropStoredData } from '../query/drop-stored-data';
import { resetCaughtFailures } from './caught-failures';

interface Props {
  children: ReactNode;
  /** Shown in place of children that failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  /** Not called if replacing stored data with fresh data fixes the failure. */
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** When this changes (the path, for example), a failed boundary starts over. */
  resetKey?: string;
}

interface State {
  failure: { error: unknown } | null;
}

/** A new connection is often unreliable at first: pauses before each further attempt, in ms. */
const RETRY_PAUSES_MS = [500, 2_000, 8_000];

/**
 * Catches errors of its children and offers a retry, which loads `lazyRetry` components below it afresh. When the
 * connection returns, it retries by itself a few times. If stored data may have caused the error, that data is
 * dropped and the children render once more with fresh data before the fallback appears.
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
