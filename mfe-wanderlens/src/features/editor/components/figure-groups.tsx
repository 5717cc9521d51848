import type { EditableFigure, FigureGroup } from '@wanderwork/contracts';
import { Button, DataMarkKey, Stack, Table, Tag } from '@wanderwork/ui';
import styled from 'styled-components';
import { CellView } from '../../../shared/admin/cell-view';
import { toFigure, type Edit } from '../model/edits';

const groupNames: Record<FigureGroup, string> = {
  cost: 'Cost',
  internet: 'Internet',
  climate: 'Climate',
  safety: 'Safety',
  health: 'Health',
  visa: 'Visa',
  access: 'Getting there',
  community: 'People',
  practical: 'Practical',
};

interface Props {
  figures: EditableFigure[];
  edits: readonly Edit[];
  onChoose: (figure: EditableFigure) => void;
}

/** The figures of a city in the order of its page. */
export const FigureGroups = ({ figures, edits, onChoose }: Props) => {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return (
    <Stack $gap={6}>
      {groups.map((group) => (
        <Group
          key={group}
          group={group}
          figures={figures.filter((figure) => figure.group === group)}
          {...{ edits, onChoose }}
        />
      ))}
      <DataMarkKey />
    </Stack>
  );
};

const Group = ({ group, figures, edits, onChoose }: Props & { group: FigureGroup }) => (
  <Root>
    <h3>{groupNames[group]}</h3>
    <Table caption={groupNames[group]}>
      <thead>
        <tr>
          <th scope="col">Figure</th>
          <th scope="col">Current value</th>
          <th scope="col">
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map((figure) => (
          <Line
            key={figure.cell}
            figure={figure}
            edit={edits.find(({ cell }) => cell === figure.cell)}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </Table>
  </Root>
);

interface LineProps extends Pick<Props, 'onChoose'> {
  figure: EditableFigure;
  edit: Edit | undefined;
}

const Line = ({ figure, edit, onChoose }: LineProps) => (
  <tr aria-current={edit ? 'true' : undefined}>
    <th scope="row">
      {figure.label}
      {figure.scoreOnly && <small>Used in the score, not shown</small>}
      {figure.setBy !== null && (
        <small>
          <Tag>{`Set by import ${figure.setBy}`}</Tag>
        </small>
      )}
    </th>
    <td>
      <CellView cell={edit ? toFigure(edit) : figure.figure} unit={figure.unit} />
    </td>
    <td data-number>
      <Button
        size="small"
        aria-label={`Change ${figure.label}${figure.scoreOnly ? ', used in the score' : ''}`}
        onClick={() => onChoose(figure)}
      >
        Change
      </Button>
    </td>
  </tr>
);

const Root = styled.section`
  h3 {
    margin-bottom: var(--s3);
    font-size: var(--f-lg);
  }

  tbody th {
    width: 40%;
    min-width: 130px;
  }

  tbody th small {
    display: block;
    margin-top: 2px;
    font: 400 var(--f-cap) / 1.4 var(--sans);
    color: var(--ink-2);
  }

  td {
    overflow-wrap: anywhere;
  }

  td:last-child {
    width: 112px;
    min-width: 112px;
  }
`;
