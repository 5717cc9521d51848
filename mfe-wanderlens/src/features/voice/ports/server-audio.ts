import { paths } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** Speech recognition and speech by the server, where an operator has configured them. */
export interface ServerAudio {
  /** The text of at most 60 seconds of sound. */
  transcribe: (sound: Blob, signal: AbortSignal) => Promise<string>;
  /** A sound file that speaks a text of at most 600 characters. */
  speak: (text: string, signal: AbortSignal) => Promise<Blob>;
}

const { voice } = paths.api;

const send = (path: string, type: string, body: BodyInit, signal: AbortSignal): Promise<Response> =>
  http.raw(path, { method: 'POST', headers: { 'content-type': type }, body, signal });

export const serverAudio: ServerAudio = {
  transcribe: async (sound, signal) => {
    const response = await send(voice.transcriptions(), sound.type, sound, signal);
    return ((await response.json()) as { text: string }).text;
  },
  speak: async (text, signal) => {
    const response = await send(voice.speech(), 'application/json', JSON.stringify({ text }), signal);
    return response.blob();
  },
};
