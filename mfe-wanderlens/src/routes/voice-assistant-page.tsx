import { PageHead } from '@wanderwork/platform';
import { VoicePreview } from '../features/voice/components/voice-preview';

const VoiceAssistantPage = () => (
  <>
    <PageHead
      title="Voice assistant"
      description="Ask about cities aloud: what the voice assistant will do."
    />
    <VoicePreview />
  </>
);

export default VoiceAssistantPage;
