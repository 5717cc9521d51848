import { BelowHeading, lazyRetry, PageHead, PageHeading, useSession } from '@wanderwork/platform';
import { Container, Lead, Section, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';

/** People load one of the two: Premium members the first, all others the second. */
const VoiceScreen = lazyRetry(() => import('./voice-screen'));
const VoiceExample = lazyRetry(
  () => import(/* webpackChunkName: 'rare-results' */ '../features/voice/components/voice-example'),
);

const VoiceSkeleton = () => (
  <Stack $gap={4}>
    <Spinner label="Loading the voice assistant" />
    <Skeleton $height="480px" />
  </Stack>
);

const VoiceAssistantBody = () => {
  const isLoading = useSession((state) => state.isLoading);
  const isPremium = useSession((state) => state.isPremium);
  if (isLoading) return <VoiceSkeleton />;
  const example = <VoiceExample />;
  return (
    <Suspense fallback={<VoiceSkeleton />}>
      {isPremium ? <VoiceScreen example={example} loading={<VoiceSkeleton />} /> : example}
    </Suspense>
  );
};

const VoiceAssistantPage = () => (
  <Section $tight>
    <PageHead
      title="Voice assistant"
      description="Ask about cities, visas, hours and money aloud; hear the answer and read it with its figures."
    />
    <Container>
      <Stack $gap={6}>
        <Stack $gap={3}>
          <Title>Voice assistant</Title>
          <Lead>
            Ask aloud about places, days, hours and money. You hear the answer and read it, with the figures
            it comes from. Nothing changes until you say yes.
          </Lead>
        </Stack>
        <BelowHeading>
          <VoiceAssistantBody />
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;

export default VoiceAssistantPage;
