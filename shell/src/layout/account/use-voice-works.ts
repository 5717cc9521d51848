import { useQuery } from '@tanstack/react-query';
import { paths, type VoiceSettings } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const hasSpeechRecognition = () => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window;
const canRecord = () => 'MediaRecorder' in window && 'mediaDevices' in navigator;

/**
 * Whether this browser can listen: it recognizes speech itself, or it records and this installation turns recordings
 * into text. `isEntitled`: whether the member may use the voice assistant at all.
 */
export const useVoiceWorks = (isEntitled: boolean): boolean => {
  const needsServer = !hasSpeechRecognition() && canRecord();
  const { data } = useQuery({
    queryKey: ['voice-settings'],
    queryFn: ({ signal }) => http.get<VoiceSettings>(paths.api.voice.settings(), { signal }),
    enabled: isEntitled && needsServer,
  });
  return isEntitled && (hasSpeechRecognition() || (needsServer && Boolean(data?.transcriptionHost)));
};
