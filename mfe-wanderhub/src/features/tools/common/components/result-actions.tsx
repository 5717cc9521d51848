import { dateWords, PRODUCT_NAME } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The answer as plain text, with what it rests on. */
  text: () => string;
  /** The tool's state, as its address has it. */
  query: string;
  /** What else can be done with this answer. */
  children?: ReactNode;
}

const copyText = (text: string, successMessage: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast({ title: successMessage, tone: 'ok' }),
    () => toast({ title: 'Your browser blocked copying.', tone: 'bad' }),
  );

const getUrl = (query: string): string =>
  `${location.origin}${location.pathname}${query === '' ? '' : `?${query}`}`;

/** Takes an answer along: as text, as a link that opens it again, on paper. */
export const ResultActions = ({ text, query, children }: Props) => (
  <>
    <Root>
      <Button size="small" onClick={() => copyText(`${text()}\n${getUrl(query)}\n`, 'Result copied.')}>
        Copy result
      </Button>
      <Button size="small" onClick={() => copyText(getUrl(query), 'Link copied.')}>
        <Icon name="share-2" size={16} /> Copy link
      </Button>
      {children}
      <Button size="small" onClick={() => print()}>
        Print
      </Button>
    </Root>
    <PrintFooter aria-hidden>
      {PRODUCT_NAME}, {getUrl(query)}. Calculated on {dateWords(new Date().toISOString())}.
    </PrintFooter>
  </>
);

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  @media print {
    display: none;
  }
`;

/** Where the same answer can be had again, and as of when it is this one. */
const PrintFooter = styled.p`
  display: none;

  @media print {
    display: block;
    font-size: 9pt;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
