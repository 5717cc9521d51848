import { formatDate, PRODUCT_NAME } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { Button, Icon } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** The result as plain text, with its sources. */
  text: () => string;
  /** The tool's state as a query string. */
  query: string;
  /** Further actions. */
  children?: ReactNode;
}

const copyText = (text: string, successMessage: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => toast({ title: successMessage, tone: 'ok' }),
    () => toast({ title: 'Your browser blocked copying.', tone: 'bad' }),
  );

const getUrl = (query: string): string =>
  `${location.origin}${location.pathname}${query === '' ? '' : `?${query}`}`;

/** Copies the result or its link, or prints it. */
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
      {PRODUCT_NAME}, {getUrl(query)}. Calculated on {formatDate(new Date().toISOString())}.
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

/** Printed only: the link to this result and its date. */
const PrintFooter = styled.p`
  display: none;

  @media print {
    display: block;
    font-size: 9pt;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
