import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths } from '@wanderwork/contracts';
import { HttpError, useSession } from '@wanderwork/platform';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { assistant as written } from '../features/assistant/api/assistant-store';
import { CardView } from '../features/assistant/components/cards/card-view';
import VoiceAssistant from '../features/voice/components/voice-assistant';
import { serverSpeechQuery, type ServerSpeech } from '../features/voice/ports/server-speech';
import { useLocalText } from '../shared/use-local-text';
import { createServerAssistant } from './server-assistant';

/** Without an answer of the server, the browser does what it can. */
const noServer: ServerSpeech = { recognizer: null, synthesizer: null };

/** The voice of the conversation in the address (`c`), about its trip (`trip`); without one, of a new conversation. */
const VoiceScreen = ({ example, loading }: { example: ReactNode; loading: ReactNode }) => {
  const userId = useSession((state) => state.user?.id ?? '');
  const { data: server = noServer, error, isPending } = useQuery(serverSpeechQuery(userId));
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
  if (isPending) return loading;
  if (error instanceof HttpError && error.code === errorCodes.tierRequired) return example;
  return (
    <VoiceAssistant
      assistant={assistant}
      server={server}
      example={example}
      writing={paths.web.assistant(conversation)}
      renderCard={(answer, card) => <CardView key={card.id} answer={answer} card={card} />}
    />
  );
};

export default VoiceScreen;
