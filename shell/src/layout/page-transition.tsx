import { Component, type ReactNode } from 'react';

/** Draws the change of pages: takes a picture of the last one, returns how to play it over the next. */
type Transition = () => () => void;

let transition: Transition | null = null;

/** From now on pages change by `next`; until then, and with null, at once. */
export const setPageTransition = (next: Transition | null): void => {
  transition = next;
};

interface Props {
  /** Of the page that is shown; another path is another page. */
  path: string;
  children: ReactNode;
}

/**
 * Lets the last page fade while the next one, which is there at once, comes into focus. The picture of the last page is
 * taken in the only moment when it is still whole and the next one is ready: just before React changes the document.
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
