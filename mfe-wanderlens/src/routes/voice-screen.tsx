import { paths } from '@wanderwork/contracts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assistant as written } from '../features/assistant/api/assistant-store';
import { CardView } from '../features/assistant/components/cards/card-view';
import VoiceAssistant from '../features/voice/components/voice-assistant';
import { useLocalText } from '../shared/use-local-text';
import { createServerAssistant } from './server-assistant';

/** The voice of the conversation in the address (`c`), about its trip (`trip`); without one, of a new conversation. */
const VoiceScreen = ({ example }: { example: ReactNode }) => {
  const [search] = useSearchParams();
  const toLocal = useLocalText();
  const latestToLocal = useRef(toLocal);
  useEffect(() => {
    latestToLocal.current = toLocal;
  }, [toLocal]);
  const [conversation] = useState(() => search.get('c') ?? crypto.randomUUID());
  const [assistant] = useState(() =>
    createServerAssistant({
      conversation,
      trip: search.get('trip'),
      toLocal: (text) => latestToLocal.current(text),
    }),
  );
  // The panel shows what was written before; what is said here it has to load.
  useEffect(
    () => () => {
      const { conversation: shown, isTemporary } = written.state.getState();
      if (shown === conversation && !isTemporary) void written.open(conversation);
    },
    [conversation],
  );
  return (
    <VoiceAssistant
      assistant={assistant}
      example={example}
      writing={paths.web.assistant(conversation)}
      renderCard={(answer, card) => <CardView key={card.id} answer={answer} card={card} />}
    />
  );
};

export default VoiceScreen;
