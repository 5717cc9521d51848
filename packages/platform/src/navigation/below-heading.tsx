import { createContext, useContext, useDeferredValue, type ReactNode } from 'react';
import type { NavigationType } from 'react-router-dom';

/**
 * How the current page was reached. `LOAD` is the first page of a new visit; the first page after a reload counts as a
 * return (`POP`).
 */
export const PageArrival = createContext<`${NavigationType}` | 'LOAD'>('POP');

interface Props {
  children: ReactNode;
  /** Placeholder until then; by default empty space taller than the screen. */
  meanwhile?: ReactNode;
  /** Whether the server's HTML shows this part too. A visit that starts here then never shows the placeholder. */
  isServed?: boolean;
}

/** Pushes whatever follows the page below the screen. */
const PLACEHOLDER_STYLE = { height: '150dvh' };

/**
 * Renders what stands below a page's heading. After a click, the heading renders first and this follows in pieces, so
 * a long page responds as fast as a short one. On a return to a page everything renders at once, because the scroll
 * position depends on the page's length.
 */
export const BelowHeading = ({
  children,
  meanwhile = <div style={PLACEHOLDER_STYLE} />,
  isServed = false,
}: Props): ReactNode => {
  const arrival = useContext(PageArrival);
  const isNew = arrival !== 'POP' && !(isServed && arrival === 'LOAD');
  return useDeferredValue(true, !isNew) ? children : meanwhile;
};
