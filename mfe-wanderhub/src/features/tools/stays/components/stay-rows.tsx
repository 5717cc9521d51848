import { Button, Icon, media, VisuallyHidden } from '@wanderwork/ui';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { DayField } from '../../common/components/day-field';
import { findStayProblems, type StayText } from '../model/stay-text';

interface Props<S extends StayText> {
  stays: readonly S[];
  /** An empty row. */
  blank: S;
  onChange: (stays: S[]) => void;
  /** Renders further fields before the dates. */
  renderBefore?: (stay: S, change: (part: Partial<S>) => void) => ReactNode;
}

/** Limited by the length of a URL. */
export const MAX_STAYS = 200;

/** Stays, one row each. */
export const StayRows = <S extends StayText>({ stays, blank, onChange, renderBefore }: Props<S>) => {
  const add = useRef<HTMLButtonElement>(null);
  const changeAt = (at: number) => (part: Partial<S>) =>
    onChange(stays.map((stay, index) => (index === at ? { ...stay, ...part } : stay)));
  const removeAt = (at: number) => {
    onChange(stays.filter((_, index) => index !== at));
    add.current?.focus();
  };
  return (
    <>
      <List role="list">
        {stays.map((stay, at) => (
          // Rows are identified by position, so that typing does not remount them.
          <li key={at}>
            <StayRow
              {...{ stay, renderBefore }}
              number={at + 1}
              onChange={changeAt(at)}
              onRemove={() => removeAt(at)}
            />
          </li>
        ))}
      </List>
      <div>
        <Button
          ref={add}
          size="small"
          unavailable={stays.length >= MAX_STAYS && `You can add up to ${MAX_STAYS} stays.`}
          onClick={() => onChange([...stays, blank])}
        >
          <Icon name="plus" size={16} /> Add a stay
        </Button>
      </div>
    </>
  );
};

interface RowProps<S extends StayText> extends Pick<Props<S>, 'renderBefore'> {
  stay: S;
  number: number;
  onChange: (part: Partial<S>) => void;
  onRemove: () => void;
}

const StayRow = <S extends StayText>({ stay, number, renderBefore, onChange, onRemove }: RowProps<S>) => {
  const problems = findStayProblems(stay);
  const change = (part: Partial<StayText>) => onChange(part as Partial<S>);
  return (
    <Row>
      <VisuallyHidden as="legend">Stay {number}</VisuallyHidden>
      {renderBefore?.(stay, onChange)}
      <DayField
        label="Entry"
        value={stay.entry}
        error={problems.entry}
        onChange={(entry) => change({ entry })}
      />
      <DayField label="Exit" value={stay.exit} error={problems.exit} onChange={(exit) => change({ exit })} />
      <Remove>
        <Button size="icon" variant="plain" aria-label={`Remove stay ${number}`} onClick={onRemove}>
          <Icon name="x" />
        </Button>
      </Remove>
    </Row>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);

  &:empty {
    display: none;
  }
`;

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 40px;
  gap: var(--s3) var(--s2);
  align-items: start;

  > :nth-child(2):not(:nth-last-child(3)) {
    grid-column: 1 / -1;
  }

  ${media.belowPhone} {
    padding-bottom: var(--s4);
    border-bottom: 1px solid var(--line);
  }
`;

/** Aligns the button with the inputs, below their labels. */
const Remove = styled.div`
  padding-top: 28px;
`;
