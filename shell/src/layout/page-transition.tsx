import { Component, type ReactNode } from 'react';

/** Takes a snapshot of the last page and returns a function that plays the transition over the next one. */
type Transition = () => () => void;

let transition: Transition | null = null;

/** Sets the transition of page changes; until then, and with null, pages change at once. */
export const setPageTransition = (next: Transition | null): void => {
  transition = next;
};

interface Props {
  /** The path of the current page; another path is another page. */
  path: string;
  children: ReactNode;
}

/**
 * Fades the last page out while the next one is already there. The snapshot is taken at the only moment when the last
 * page is still complete and the next one is ready: just before React updates the document.
 */
export class PageTransition extends Component<Props> {
  override getSnapshotBeforeUpdate({ path }: Props): (() => void) | null {
    return path === this.props.path ? null : (transition?.() ?? null);
  }

  override componentDidUpdate(_props: Props, _state: unknown, play: (() => void) | null): void {
    play?.();
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
