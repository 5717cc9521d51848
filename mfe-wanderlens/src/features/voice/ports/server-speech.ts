import { queryOptions } from '@tanstack/react-query';
import { paths, type VoiceSettings } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { createServerSynthesizer } from './server-synthesizer';
import type { SpeechRecognizer } from './speech-recognizer';
import type { SpeechSynthesizer } from './speech-synthesizer';

/** What the server does where the browser can't. */
export interface ServerSpeech {
  recognizer: SpeechRecognizer | null;
  synthesizer: SpeechSynthesizer | null;
}

const createRecognizer = async (host: string): Promise<SpeechRecognizer | null> =>
  (await import('./server-recognizer')).createServerRecognizer(host);

/** The recorder's code loads only where it is configured. Fails for people whose plan has no voice. */
export const serverSpeechQuery = (userId: string) =>
  queryOptions({
    queryKey: ['server-speech', userId],
    queryFn: async ({ signal }): Promise<ServerSpeech> => {
      const settings = await http.get<VoiceSettings>(paths.api.voice.settings(), { signal });
      const { transcriptionHost, hasSpeech } = settings;
      return {
        recognizer: transcriptionHost === null ? null : await createRecognizer(transcriptionHost),
        synthesizer: hasSpeech ? createServerSynthesizer() : null,
      };
    },
    staleTime: Infinity,
    retry: false,
  });
