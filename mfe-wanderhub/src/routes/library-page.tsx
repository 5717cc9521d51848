import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading, type PrefetchData } from '@wanderwork/platform';
import { Container, Icon, Lead, Row, Section, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { Library } from '../features/library/components/library';
import { AroundGuides } from '../features/bookmarks/components/around-guides';
import { SavedLink } from '../features/bookmarks/components/bookmarks-section';
import { libraryQuery, tagsQuery } from '../features/library/api/library.query';
import { readFilters } from '../features/library/model/library-filters';

export const prefetch: PrefetchData = (client, _params, search) => {
  void client.prefetchInfiniteQuery(libraryQuery(readFilters(search)));
  void client.prefetchQuery(tagsQuery);
};

const LibraryPage = () => (
  <>
    <PageHead
      title="WanderHub: guides for working from anywhere"
      description="Guides on visas, time zones, money and people for remote workers. Every guide lists its sources and when we last checked it."
    />
    <PageHeader>
      <Container>
        <Stack>
          <PageHeading>WanderHub</PageHeading>
          <Lead>
            Guides for working from anywhere. Every guide lists its sources and when we last checked it.
          </Lead>
          <Row $gap={4}>
            <TextLink as={AppLink} to={paths.web.tools()}>
              Tools for visas, money and time zones <Icon name="arrow-right" />
            </TextLink>
            <SavedLink />
          </Row>
        </Stack>
      </Container>
    </PageHeader>
    <BelowHeading>
      <Section $tight>
        <Container>
          <Library Around={AroundGuides} />
        </Container>
      </Section>
    </BelowHeading>
  </>
);

const PageHeader = styled.header`
  padding-block: clamp(32px, 5vw, 72px);
  border-bottom: 1px solid var(--line);
  background: var(--buff);
`;

export default LibraryPage;
