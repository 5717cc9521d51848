import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import type { NavigationType } from 'react-router-dom';

/** How the page that is shown came to be; the first one of a visit counts as come back to. */
export const PageArrival = createContext<`${NavigationType}`>('POP');

interface Props {
  children: ReactNode;
  /** What keeps its place until then; empty room as long as the screen where nothing is said. */
  meanwhile?: ReactNode;
}

/** Keeps what comes after the page below the screen. */
const PLACEHOLDER_STYLE = { height: '150dvh' };

/**
 * What stands below a page's heading. After a click the heading is drawn and shown first, and this in the moments after
 * it, in pieces, so that a long page answers as quickly as a short one. A page that is come back to is drawn whole: its
 * length decides where one stands.
 */
export const BelowHeading = ({
  children,
  meanwhile = <div style={PLACEHOLDER_STYLE} />,
}: Props): ReactNode => {
  const isNew = useContext(PageArrival) !== 'POP';
  return useDeferredValue(true, !isNew) ? children : meanwhile;
};
