import { type Figure } from '@wanderwork/contracts';
import { useTemperatureUnit } from '@wanderwork/platform';
import { DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { parseFigureLink, formatFigure } from '../../../shared/figure-text';

/** One figure with its label, value and grade. */
export const FigureRow = ({ figure }: { figure: Figure }) => {
  const link = parseFigureLink(figure);
  const degrees = useTemperatureUnit();
  return (
    <Root id={`figure-${figure.key}`}>
      <dt>{figure.label}</dt>
      <Value $missing={figure.value === null}>
        {link ? <a href={link.href}>{link.text}</a> : formatFigure(figure, degrees)}{' '}
        <DataMark grade={figure.grade} />
      </Value>
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s1) var(--s4);
  align-items: baseline;
  padding-block: 7px;

  & + & {
    border-top: 1px solid var(--line);
  }

  &:target,
  &:focus {
    background: var(--buff);
  }
`;

const Value = styled.dd<{ $missing: boolean }>`
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-weight: ${({ $missing }) => ($missing ? 400 : 600)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
  text-align: end;
`;
