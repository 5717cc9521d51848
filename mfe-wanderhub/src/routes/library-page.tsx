import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading, type PrefetchData } from '@wanderwork/platform';
import { Container, Icon, Lead, Section, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { Library } from '../features/library/components/library';
import { BookmarksSection } from '../features/bookmarks/components/bookmarks-section';
import { libraryQuery } from '../features/library/api/library.query';
import { tagsQuery } from '../features/library/api/tags.query';
import { readFilters } from '../features/library/model/library-filters';

export const prefetch: PrefetchData = (client, _params, search) => {
  void client.prefetchInfiniteQuery(libraryQuery(readFilters(search)));
  void client.prefetchQuery(tagsQuery);
};

const LibraryPage = () => (
  <>
    <PageHead
      title="WanderHub: guides for working elsewhere"
      description="Guides on visas, time zones, money and people for those who work remotely. Written for this place, with sources, checked and dated."
    />
    <PageHeader>
      <Container>
        <Stack>
          <PageHeading>WanderHub</PageHeading>
          <Lead>
            Guides for people who work where they wander. Each names what it rests on, and the day somebody
            last checked it.
          </Lead>
          <p>
            <TextLink as={AppLink} to={paths.web.tools()}>
              Tools for days, money and hours <Icon name="arrow-right" />
            </TextLink>
          </p>
        </Stack>
      </Container>
    </PageHeader>
    <BelowHeading>
      <Section $tight>
        <Container>
          <Library />
        </Container>
      </Section>
      <BookmarksSection />
    </BelowHeading>
  </>
);

const PageHeader = styled.header`
  padding-block: clamp(32px, 5vw, 72px);
  border-bottom: 1px solid var(--line);
  background: var(--buff);
`;

export default LibraryPage;
