import type { EditableCity, FigureConflict } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack } from '@wanderwork/ui';
import { CellView } from '../../../shared/admin/cell-view';

interface Props {
  city: EditableCity;
  conflicts: readonly FigureConflict[];
  onKeepMine: (cell: string) => void;
  onKeepTheirs: (cell: string) => void;
}

/** Figures that someone else changed in the meantime: the editor chooses one of both values. */
export const Conflicts = ({ city, conflicts, onKeepMine, onKeepTheirs }: Props) => (
  <Stack $gap={4}>
    <Banner tone="warn" role="alert" title="Nothing was saved.">
      Someone else changed these figures while you were editing them.
    </Banner>
    {conflicts.map(({ cell, label, theirs, yours }) => {
      const unit = city.figures.find((figure) => figure.cell === cell)?.unit ?? null;
      return (
        <Stack key={cell} $gap={2}>
          <b>{label}</b>
          <div>
            Theirs: <CellView cell={theirs} unit={unit} />
          </div>
          <div>
            Yours: <CellView cell={yours} unit={unit} />
          </div>
          <Row $gap={2}>
            <Button size="small" aria-label={`Keep theirs: ${label}`} onClick={() => onKeepTheirs(cell)}>
              Keep theirs
            </Button>
            <Button size="small" aria-label={`Keep mine: ${label}`} onClick={() => onKeepMine(cell)}>
              Keep mine
            </Button>
          </Row>
        </Stack>
      );
    })}
  </Stack>
);
