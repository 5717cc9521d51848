import { Small } from '@wanderwork/ui';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Somebody's own words: of any language and direction. */
  below: string | null;
}

/** What a row is about, and a quieter line below it. */
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
