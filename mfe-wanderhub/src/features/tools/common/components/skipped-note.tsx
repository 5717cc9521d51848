import { formatCount } from '@wanderwork/contracts';
import { Callout } from './callout';

interface Props {
  count: number;
  /** What has an error: "row", "field". */
  one: string;
  many?: string;
}

/** Says that inputs with errors are left out of the result. */
export const SkippedNote = ({ count, one, many }: Props) =>
  count > 0 && (
    <Callout tone="warn">
      {formatCount(count, one, many)} {count === 1 ? 'is' : 'are'} not counted. Check the marked fields.
    </Callout>
  );
