import { Callout } from '../../common/components/callout';

/** Reports invalid rows. */
export const SkippedRows = ({ rows }: { rows: number }) =>
  rows === 0 ? null : (
    <Callout tone="warn">
      {rows === 1 ? '1 row is not counted' : `${rows} rows are not counted`}. Check the marked fields.
    </Callout>
  );
