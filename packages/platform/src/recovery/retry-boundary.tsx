import { Component, type ErrorInfo, type ReactNode } from 'react';
import { failuresCaught } from './caught-failures';

interface Props {
  children: ReactNode;
  /** What stands in the place of children that failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A failed place starts over when this changes (the path). */
  resetKey?: string;
}

interface State {
  failure: { error: unknown } | null;
}

/**
 * Catches what its children throw and offers to try again; what `lazyRetry` made below it then loads afresh. When a
 * connection comes back, it tries by itself.
 */
export class RetryBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    failuresCaught();
    window.addEventListener('online', this.retry, { once: true });
    this.props.onError?.(error, info);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, this.retry) : this.props.children;
  }
}
