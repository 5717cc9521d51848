import styled from 'styled-components';
import { media, space, type Step } from '../theme/css';

/** The page width with its gutters. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--max) + 2 * var(--gut));
  margin-inline: auto;
  padding-inline: var(--gut);
`;

/** A part of a page. `$rule` separates it from the part above: ink for a new subject, grey for the same. */
export const Section = styled.section<{ $rule?: 'ink' | 'grey'; $tight?: boolean }>`
  padding-block: ${({ $tight }) => ($tight ? space(6) : 'clamp(56px, 8vw, 112px)')};
  border-top: ${({ $rule }) => ($rule ? `1px solid var(${$rule === 'ink' ? '--ink' : '--line'})` : '0')};
`;

/** Children below each other. */
export const Stack = styled.div<{ $gap?: Step }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 3 }) => space($gap)};
`;

/** Children side by side, wrapping. */
export const Row = styled.div<{ $gap?: Step; $justify?: 'start' | 'center' | 'between' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => space($gap)};
  align-items: center;
  justify-content: ${({ $justify = 'start' }) => ($justify === 'between' ? 'space-between' : $justify)};
`;

/** As many equal columns as fit, each at least `$min` pixels wide. */
export const Grid = styled.div<{ $min?: number; $gap?: Step }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 320 }) => $min}px), 1fr));
  gap: ${({ $gap }) => ($gap ? space($gap) : space(6, 5))};
`;

/**
 * Three cards in one column or side by side. Where two fit side by side, the third lies below them with its picture
 * next to its text.
 */
export const Trio = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6, 5)};
  padding: 0;
  list-style: none;

  ${media.onlyTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :nth-child(3) {
      grid-column: 1 / -1;
    }

    > :nth-child(3) > article {
      display: grid;
      grid-template-rows: auto;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space(5)};
    }

    > :nth-child(3) > article > :first-child {
      aspect-ratio: auto;
      border-bottom: 0;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Text next to a narrower column; one column below desktop width. */
export const Columns = styled.div<{ $side?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${({ $side = 330 }) => $side}px;
    gap: ${space(8)};
  }
`;
