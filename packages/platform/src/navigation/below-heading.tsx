import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import type { NavigationType } from 'react-router-dom';

/** How the page that is shown came to be; the first one of a visit counts as come back to. */
export const PageArrival = createContext<`${NavigationType}`>('POP');

/** Keeps what comes after the page below the screen. */
const ROOM = { height: '150dvh' };

/**
 * What stands below a page's heading. After a click the heading is drawn and shown first, and this in the moments after
 * it, in pieces, so that a long page answers as quickly as a short one. A page that is come back to is drawn whole: its
 * length decides where one stands.
 */
export const BelowHeading = ({ children }: { children: ReactNode }): ReactNode => {
  const isNew = useContext(PageArrival) !== 'POP';
  return useDeferredValue(true, !isNew) ? children : <div style={ROOM} />;
};
