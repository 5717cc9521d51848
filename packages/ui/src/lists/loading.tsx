import { Skeleton, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  /** What is on its way ("The imports"). */
  label: string;
  /** The shape of what comes; a few lines of a list by itself. */
  children?: ReactNode;
}

/** In the place of what is on its way; the sketch alone would say nothing to a screen reader. */
export const Loading = ({ label, children = fourLines }: Props) => (
  <div role="status" aria-busy="true" aria-label={`Loading: ${label}`}>
    {children}
  </div>
);

const fourLines = (
  <Stack $gap={3}>
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} $height="56px" />
    ))}
  </Stack>
);
