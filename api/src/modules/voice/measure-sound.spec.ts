import fs from 'node:fs';
import path from 'node:path';
import { createWav } from '../../../test/voice/recordings.js';
import { measureSound } from './measure-sound.js';

/** Recorded by Chromium's MediaRecorder. */
const read = (name: string) =>
  fs.readFileSync(path.join(import.meta.dirname, '../../../test/voice/recordings', name));

const createOgg = (samples: bigint, codec: string) => {
  const page = (position: bigint, body: string) => {
    const head = Buffer.alloc(27);
    head.write('OggS', 0, 'latin1');
    head.writeBigInt64LE(position, 6);
    return Buffer.concat([head, Buffer.from(body, 'latin1')]);
  };
  return Buffer.concat([page(0n, codec), page(samples, 'sound')]);
};

describe('the length of a recording', () => {
  it.each(['webm', 'mp4'] as const)('is read from a browser’s %s file', (type) => {
    const sound = measureSound(read(`two-seconds.${type}`));
    expect(sound?.type).toBe(type);
    expect(sound?.seconds).toBeCloseTo(1.9, 1);
  });

  it('is read from WAV, also without the size of its data', () => {
    expect(measureSound(createWav(3))).toEqual({ type: 'wav', seconds: 3 });
    const streamed = createWav(3);
    streamed.writeUInt32LE(0xffffffff, 40);
    expect(measureSound(streamed)).toEqual({ type: 'wav', seconds: 3 });
  });

  it('is read from Ogg with Opus and with Vorbis', () => {
    expect(measureSound(createOgg(96_000n, 'OpusHead'))).toEqual({ type: 'ogg', seconds: 2 });
    const vorbis = '\x01vorbis\0\0\0\0\x01\x44\xac\0\0';
    expect(measureSound(createOgg(88_200n, vorbis))).toEqual({ type: 'ogg', seconds: 2 });
  });

  it('is null for anything else', () => {
    for (const text of ['', 'RIFF', 'hello', 'OggS', '\x1a\x45\xdf\xa3', '    ftypisom', '<svg/>'])
      expect(measureSound(Buffer.from(text, 'latin1'))).toBeNull();
    expect(measureSound(createOgg(5n, 'FLAC'))).toBeNull();
    expect(measureSound(createOgg(-5n, 'OpusHead'))).toBeNull();
  });

  it('never fails or hangs, wherever a file is cut or a byte is wrong', () => {
    for (const name of ['two-seconds.webm', 'two-seconds.mp4']) {
      const bytes = read(name);
      for (let at = 0; at < bytes.length; at += 1) {
        measureSound(bytes.subarray(0, at));
        const wrong = Buffer.from(bytes);
        wrong[at] = 0xff - wrong[at]!;
        const seconds = measureSound(wrong)?.seconds ?? 0;
        expect(Number.isFinite(seconds) && seconds >= 0).toBe(true);
      }
    }
  });
});
