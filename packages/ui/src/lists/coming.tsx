import { Skeleton } from '@wanderwork/ui';

interface Props {
  /** What is on its way ("The imports"). */
  label: string;
  $height?: string;
}

/** In the place of what is on its way; the sketch alone would say nothing to a screen reader. */
export const Coming = ({ label, $height = '240px' }: Props) => (
  <div role="status" aria-busy="true" aria-label={`Loading ${label.toLowerCase()}`}>
    <Skeleton $height={$height} />
  </div>
);
