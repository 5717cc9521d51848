import { type Figure } from '@wanderwork/contracts';
import { DataMark } from '@wanderwork/ui';

/** The mark of a figure. A rough guess says so in words on the next line, where it moves no number. */
export const CostMark = ({ grade, reliability }: Pick<Figure, 'grade' | 'reliability'>) => {
  const isRough = reliability === 'D';
  return (
    <>
      {isRough && <br />}
      <DataMark grade={grade} reliability={reliability} showText={isRough} />
    </>
  );
};
