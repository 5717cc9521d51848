import { serverAudio } from './server-audio';

const answer = (response: Response) => jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
const { signal } = new AbortController();

afterEach(() => jest.restoreAllMocks());

it('sends sound as it was recorded and returns its text', async () => {
  const fetchSpy = answer(Response.json({ text: 'rent in Tbilisi' }));
  const sound = new Blob(['sound'], { type: 'audio/webm' });
  expect(await serverAudio.transcribe(sound, signal)).toBe('rent in Tbilisi');
  expect(fetchSpy).toHaveBeenCalledWith(
    '/api/voice/transcriptions',
    expect.objectContaining({ method: 'POST', body: sound, headers: { 'content-type': 'audio/webm' } }),
  );
});

it('returns the sound of a text', async () => {
  const fetchSpy = answer(new Response('mp3', { headers: { 'content-type': 'audio/mpeg' } }));
  expect(await (await serverAudio.speak('Hello.', signal)).text()).toBe('mp3');
  expect(fetchSpy).toHaveBeenCalledWith(
    '/api/voice/speech',
    expect.objectContaining({ body: '{"text":"Hello."}' }),
  );
});

it('fails with the server’s error', async () => {
  answer(Response.json({ statusCode: 404, code: 'voice.off', message: 'Off.' }, { status: 404 }));
  await expect(serverAudio.speak('Hello.', signal)).rejects.toMatchObject({ status: 404 });
});
