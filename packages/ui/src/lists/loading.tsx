import { Skeleton, Stack } from '@wanderwork/ui';
import { type ReactNode } from 'react';

interface Props {
  /** What is loading ("The imports"). */
  label: string;
  /** The skeleton; a few list lines by default. */
  children?: ReactNode;
}

/** Shown while content loads. A skeleton alone would say nothing to a screen reader. */
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
