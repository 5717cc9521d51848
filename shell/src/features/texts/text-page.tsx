import { formatDate } from '@wanderwork/contracts';
import { parseHashId, PageHead, PageHeading } from '@wanderwork/platform';
import { Lead, Small, space } from '@wanderwork/ui';
import { ContentsList, Prose, ReadingColumns } from '@wanderwork/ui/reading';
import { useEffect } from 'react';
import styled from 'styled-components';
import type { Text } from '../../../content/help.md';
import { PageContainer } from '../../layout/page-container';

/** Scrolls to the part named in the address once the text has rendered. */
const useScrollToHash = (): void => {
  useEffect(() => {
    document.getElementById(parseHashId(location.hash))?.scrollIntoView();
  }, []);
};

/** A text page, such as Help or the terms. */
export const TextPage = ({ text }: { text: Text }) => {
  useScrollToHash();
  return (
    <PageContainer>
      <PageHead title={text.title} description={text.description} />
      <Head>
        <PageHeading>{text.title}</PageHeading>
        <Lead>{text.description}</Lead>
        <Small $quiet>
          Updated <time dateTime={text.updated}>{formatDate(text.updated)}</time>
        </Small>
      </Head>
      <ReadingColumns $start>
        <ContentsList headings={text.headings} />
        <Prose html={text.html} />
      </ReadingColumns>
    </PageContainer>
  );
};

const Head = styled.header`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(7)};
  padding-bottom: ${space(6)};
  border-bottom: 1px solid var(--ink);
`;
