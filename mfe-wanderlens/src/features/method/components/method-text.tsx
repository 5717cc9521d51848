import { type IrexMethod } from '@wanderwork/contracts';
import { ContentsList, Prose, ReadingColumns } from '@wanderwork/ui/reading';
import styled from 'styled-components';

/** The method text, which the server generates from its own tables, with its contents. */
export const MethodText = ({ method }: { method: IrexMethod }) => (
  <ReadingColumns $start>
    <ContentsList headings={method.headings} />
    <Text>
      <Prose html={method.html} />
    </Text>
  </ReadingColumns>
);

/** Rules are tables with a narrow column for the name. */
const Text = styled.article`
  min-width: 0;

  h4 {
    margin-top: var(--s5);
    font: 600 var(--f-md) / 1.4 var(--sans);
  }

  .prose h3 {
    padding-top: var(--s4);
    border-top: 1px solid var(--ink);
  }

  .prose .rules {
    display: table;
    width: 100%;
    margin-top: var(--s2);
    table-layout: fixed;
    overflow-wrap: anywhere;
  }

  .rules th {
    width: 34%;
    font-weight: 400;
    color: var(--ink-3);
  }

  tbody :is(th, td) {
    border-bottom-color: var(--line);
    vertical-align: baseline;
  }

  svg {
    max-width: 37.5rem;
    font-family: var(--sans);
  }

  @media print {
    table,
    svg {
      break-inside: avoid;
    }

    h3,
    h4 {
      break-after: avoid;
    }
  }
`;
