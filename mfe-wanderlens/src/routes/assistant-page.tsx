import { BelowHeading, lazyRetry, PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Section, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';

const AssistantScreen = lazyRetry(
  () => import(/* webpackChunkName: 'assistant' */ '../features/assistant/components/assistant-screen'),
);

export const prefetch = () => void AssistantScreen.preload().catch(() => undefined);

const Loading = () => (
  <Stack $gap={4}>
    <Spinner label="Loading the assistant" />
    <Skeleton $height="60dvh" />
  </Stack>
);

const AssistantPage = () => (
  <Section $tight>
    <PageHead
      title="Travel assistant"
      description="Ask about places, days, hours and money in plain words. Every answer shows its figures, with source and year."
    />
    <Container>
      <Stack $gap={5}>
        <PageHeading>Travel assistant</PageHeading>
        <BelowHeading>
          <Suspense fallback={<Loading />}>
            <AssistantScreen />
          </Suspense>
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

export default AssistantPage;
