import { type Figure, type Source } from '@wanderwork/contracts';
import { Caption, DataMark } from '@wanderwork/ui';
import styled from 'styled-components';
import { figureLink, figureText } from '../model/figure-text';

interface Props {
  figure: Figure;
  source: Source | undefined;
}

/** One figure: what it is, its value, how it is known, and where it is from. */
export const FigureRow = ({ figure, source }: Props) => {
  const origin = [source?.title, figure.year, figure.note].filter(Boolean).join(', ');
  const link = figureLink(figure);
  return (
    <Root>
      <dt>{figure.label}</dt>
      <Value $missing={figure.value === null}>
        {link ? <a href={link.href}>{link.text}</a> : figureText(figure)} <DataMark grade={figure.grade} />
      </Value>
      {origin && <Caption as="dd">{origin}</Caption>}
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s1) var(--s4);
  align-items: baseline;
  padding-block: 11px;
  border-bottom: 1px solid var(--line);

  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;

const Value = styled.dd<{ $missing: boolean }>`
  display: flex;
  gap: var(--s2);
  align-items: center;
  font-size: var(--f-md);
  font-weight: ${({ $missing }) => ($missing ? 400 : 600)};
  color: ${({ $missing }) => ($missing ? 'var(--ink-3)' : 'inherit')};
  text-align: end;
`;
