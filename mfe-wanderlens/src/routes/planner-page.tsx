import { BelowHeading, lazyRetry, PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Section, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';

/** The planner with its rules: other pages load nothing of them. */
const Planner = lazyRetry(() => import('../features/planner/components/planner'));

const PlannerSkeleton = () => (
  <Stack $gap={4}>
    <Spinner label="Loading the trip planner" />
    <Skeleton $height="180px" />
    <Skeleton $height="60dvh" />
  </Stack>
);

export const prefetch = () => void Planner.preload().catch(() => undefined);

const PlannerPage = () => (
  <Page $tight>
    <PageHead
      title="Trip planner"
      description="Plan months on the road: days, visas, calls with clients and money in one plan, with what doesn’t fit and by how much."
    />
    <Container>
      <Stack $gap={4}>
        <Title>Trip planner</Title>
        <BelowHeading>
          <Suspense fallback={<PlannerSkeleton />}>
            <Planner />
          </Suspense>
        </BelowHeading>
      </Stack>
    </Container>
  </Page>
);

const Page = styled(Section)`
  @media print {
    padding-block: 0;
  }
`;

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;

export default PlannerPage;
