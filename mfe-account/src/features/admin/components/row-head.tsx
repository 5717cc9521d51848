import { Small } from '@wanderwork/ui';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Text entered by people: in any language and writing direction. */
  below: string | null;
}

/** The main cell of a row, with a secondary line below. */
export const RowHead = ({ children, below }: Props) => (
  <>
    {children}
    {below && (
      <Small $quiet as="div">
        <bdi>{below}</bdi>
      </Small>
    )}
  </>
);
