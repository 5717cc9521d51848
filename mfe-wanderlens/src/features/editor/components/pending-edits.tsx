import { useQuery } from '@tanstack/react-query';
import { Button, Stack } from '@wanderwork/ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { CellView } from '../../../shared/admin/cell-view';
import { formatScore, describeMoves, formatPoints } from '../../../shared/admin/score-labels';
import { previewQuery } from '../api/city-figures';
import { toFigure, type Edit } from '../model/edits';
import { SaveForm } from './save-form';

type Props = ComponentProps<typeof SaveForm>;

/** The pending edits, their effect on the score, and the form to save them. */
export const PendingEdits = ({ city, edits, onDrop, ...saveProps }: Props) => (
  <Root aria-labelledby="pending-edits">
    <h3 id="pending-edits">Your changes</h3>
    {edits.length === 0 ? (
      <p>Choose a figure to change. Nothing is saved until you give a reason.</p>
    ) : (
      <Stack $gap={4}>
        <ul role="list">
          {edits.map((edit) => (
            <Pending key={edit.cell} city={city} edit={edit} onDrop={onDrop} />
          ))}
        </ul>
        <Effect city={city} edits={edits} />
        <SaveForm city={city} edits={edits} onDrop={onDrop} {...saveProps} />
      </Stack>
    )}
  </Root>
);

const Pending = ({ city, edit, onDrop }: { edit: Edit } & Pick<Props, 'city' | 'onDrop'>) => {
  const figure = city.figures.find(({ cell }) => cell === edit.cell);
  if (!figure) return null;
  return (
    <li>
      <b>{figure.label}</b>
      <CellView cell={figure.figure} unit={figure.unit} />
      <span aria-hidden>↓</span>
      <span className="visually-hidden">becomes</span>
      <CellView cell={toFigure(edit)} unit={figure.unit} />
      <Button
        size="small"
        variant="plain"
        aria-label={`Undo ${figure.label}`}
        onClick={() => onDrop(edit.cell)}
      >
        {' '}
        Undo{' '}
      </Button>
    </li>
  );
};

const Effect = ({ city, edits }: Pick<Props, 'city' | 'edits'>) => {
  const { data, isError } = useQuery(previewQuery(city.slug, edits));
  if (isError) return <p role="alert">We couldn’t compute the effect on the scores.</p>;
  if (!data) return <p role="status">Computing the scores...</p>;
  const own = data.scores.movers.find((mover) => mover.city === city.slug);
  return (
    <Outcome role="status">
      {own ? (
        <>
          {formatScore(own.from)} → <b>{formatScore(own.to)}</b>{' '}
          <span>{formatPoints(own.points)} points</span>
        </>
      ) : (
        <>
          <b>{formatScore(city.irex)}</b> <span>unchanged</span>
        </>
      )}
      <small>{describeMoves(data.scores, true)}</small>
    </Outcome>
  );
};

const Root = styled.section`
  padding: var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  h3 {
    margin-bottom: var(--s3);
    font-size: var(--f-lg);
  }

  p {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  ul {
    display: grid;
    gap: var(--s4);
  }

  li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding-bottom: var(--s3);
    border-bottom: 1px solid var(--line);
    font-size: var(--f-sm);
    overflow-wrap: anywhere;
  }
`;

const Outcome = styled.div`
  font: 400 var(--f-xl) / 1.2 var(--serif);

  b {
    font-weight: 400;
    color: var(--red);
  }

  span,
  small {
    font: 400 var(--f-sm) / 1.4 var(--sans);
    color: var(--ink-2);
  }

  small {
    display: block;
    margin-top: 4px;
  }
`;
