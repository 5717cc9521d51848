import { queryOptions } from '@tanstack/react-query';
import { paths, type VoiceSettings } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import type { SpeechRecognizer } from './speech-recognizer';
import type { SpeechSynthesizer } from './speech-synthesizer';

/** What the server does where the browser can't. */
export interface ServerSpeech {
  recognizer: SpeechRecognizer | null;
  synthesizer: SpeechSynthesizer | null;
}

const createRecognizer = async (host: string): Promise<SpeechRecognizer | null> =>
  (await import('./server-recognizer')).createServerRecognizer(host);

const createSynthesizer = async (): Promise<SpeechSynthesizer> =>
  (await import('./server-synthesizer')).createServerSynthesizer();

/** Its code loads only where it is configured. Fails for people whose plan has no voice. */
export const serverSpeechQuery = (userId: string) =>
  queryOptions({
    queryKey: ['server-speech', userId],
    queryFn: async ({ signal }): Promise<ServerSpeech> => {
      const settings = await http.get<VoiceSettings>(paths.api.voice.settings(), { signal });
      const { transcriptionHost, hasSpeech } = settings;
      const [recognizer, synthesizer] = await Promise.all([
        transcriptionHost === null ? null : createRecognizer(transcriptionHost),
        hasSpeech ? createSynthesizer() : null,
      ]);
      return { recognizer, synthesizer };
    },
    staleTime: Infinity,
    retry: false,
  });
