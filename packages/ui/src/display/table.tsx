import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/css';

interface Props {
  /** What the table shows; its name for screen readers. */
  caption: string;
  /** Shows the caption above the table. */
  showCaption?: boolean;
  /**
   * Grows with its rows: for few columns, and lists that load more. Otherwise it is at most as high as the window,
   * and its head stays visible.
   */
  whole?: boolean;
  /**
   * `thead` and `tbody`. Numbers: `<th data-number>` and `<td data-number>`; names: `<th scope="row">`; the
   * highlighted row: `<tr aria-current>`.
   */
  children: ReactNode;
}

/**
 * A table in its own box, the only part that scrolls sideways. The box is focusable, so the keyboard can scroll it.
 */
export const Table = ({ caption, showCaption = false, whole = false, children }: Props) => (
  <Box role="region" aria-label={caption} tabIndex={0} $whole={whole}>
    <table role="table">
      <caption className={showCaption ? undefined : 'visually-hidden'}>{caption}</caption>
      {children}
    </table>
  </Box>
);

const Box = styled.div<{ $whole: boolean }>`
  position: relative;
  max-height: ${({ $whole }) => ($whole ? 'none' : 'calc(100dvh - 96px)')};
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  table {
    width: 100%;
    border-collapse: collapse;
  }

  caption {
    padding: 10px 14px;
    font-size: var(--f-sm);
    text-align: start;
  }

  th,
  td {
    padding: 10px 14px;
    border-bottom: 1px solid var(--line);
    font-size: var(--f-sm);
    text-align: start;
    vertical-align: baseline;
  }

  thead th {
    position: sticky;
    top: 0;
    background: var(--water);
    font-size: var(--f-cap);
    font-weight: 600;
    color: var(--ink-2);
    white-space: nowrap;
  }

  tbody th {
    font: 400 1.0625rem/1.25 var(--serif);
  }

  [data-number] {
    text-align: end;
  }

  /* Fits one more column on a phone. */
  ${media.belowPhone} {
    caption,
    th,
    td {
      padding-inline: 10px;
    }
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  tbody tr:hover {
    background: var(--water);
  }

  tbody tr[aria-current] {
    box-shadow: inset 3px 0 var(--red);
  }

  @media (forced-colors: active) {
    tbody tr[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }

  @media print {
    overflow: visible;
  }
`;
