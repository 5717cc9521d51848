import { Remark } from '../../common/components/remark';

/** Says of rows that cannot be read that they are left out. */
export const NotCounted = ({ rows }: { rows: number }) =>
  rows === 0 ? null : (
    <Remark tone="warn">
      {rows === 1 ? '1 row is not counted' : `${rows} rows are not counted`}: look at the fields that are
      marked.
    </Remark>
  );
