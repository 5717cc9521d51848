import { type Figure } from '@wanderwork/contracts';
import { Caption, DataMark } from '@wanderwork/ui';

/**
 * The mark of a figure. A rough guess also says so below, where the words move no number; screen readers have them
 * from the mark.
 */
export const CostMark = ({ grade, reliability }: Pick<Figure, 'grade' | 'reliability'>) => (
  <>
    <DataMark grade={grade} reliability={reliability} />
    {reliability === 'D' && (
      <Caption as="div" aria-hidden>
        Rough guess
      </Caption>
    )}
  </>
);
