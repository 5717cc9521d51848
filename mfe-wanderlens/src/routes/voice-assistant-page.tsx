import { BelowHeading, lazyRetry, PageHead, useSession } from '@wanderwork/platform';
import { Container, Section, Skeleton, Spinner, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import { VoiceHead } from '../features/voice/components/voice-head';
import { closedAssistant as assistant } from '../features/voice/session/assistant';

/** People load one of the two: Premium members the first, all others the second. */
const VoiceAssistant = lazyRetry(() => import('../features/voice/components/voice-assistant'));
const VoiceExample = lazyRetry(() => import('../features/voice/components/voice-example'));

const VoiceSkeleton = () => (
  <Stack $gap={4}>
    <Spinner label="Loading the voice assistant" />
    <Skeleton $height="480px" />
  </Stack>
);

const VoiceAssistantBody = () => {
  const isLoading = useSession((state) => state.isLoading);
  const isPremium = useSession((state) => state.isPremium);
  const example = <VoiceExample isOpen={assistant.isOpen} />;
  if (isLoading) return <VoiceSkeleton />;
  return (
    <Suspense fallback={<VoiceSkeleton />}>
      {isPremium ? <VoiceAssistant assistant={assistant} example={example} /> : example}
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
        <VoiceHead isOpen={assistant.isOpen} />
        <BelowHeading>
          <VoiceAssistantBody />
        </BelowHeading>
      </Stack>
    </Container>
  </Section>
);

export default VoiceAssistantPage;
