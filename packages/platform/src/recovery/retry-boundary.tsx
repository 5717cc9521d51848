import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AttemptContext } from './attempt';

interface Props {
  children: ReactNode;
  /** What stands in the place of children that failed. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  onError?: (error: unknown, info: ErrorInfo) => void;
  /** A failed place starts over when this changes (the path). */
  resetKey?: string;
}

interface State {
  attempt: number;
  failure: { error: unknown } | null;
}

let lastAttempt = 0;

/** Catches what its children throw and offers to try again; `lazyRetry` below it loads afresh on every attempt. */
export class RetryBoundary extends Component<Props, State> {
  override state: State = { attempt: 0, failure: null };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.failure && before.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = (): void => this.setState({ attempt: ++lastAttempt, failure: null });

  override render(): ReactNode {
    const { attempt, failure } = this.state;
    if (failure) return this.props.fallback(failure.error, this.retry);
    return <AttemptContext value={attempt}>{this.props.children}</AttemptContext>;
  }
}
