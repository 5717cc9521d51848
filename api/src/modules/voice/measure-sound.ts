interface Sound {
  type: 'webm' | 'mp4' | 'ogg' | 'wav';
  seconds: number;
}

const NANOSECONDS = 1e9;

/** The bytes of a WAV file after its header, by its bytes a second. */
const measureWav = (bytes: Buffer): number => {
  let rate = 0;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= bytes.length) rate = bytes.readUInt32LE(at + 16);
    // Recorders that stream do not know the size yet.
    if (name === 'data') return Math.min(size, bytes.length - at - 8) / rate;
    at += 8 + size + (size % 2);
  }
  return NaN;
};

/** The position of the last page of an Ogg file, in samples: Opus counts 48,000 a second, Vorbis says its rate. */
const measureOgg = (bytes: Buffer): number => {
  const vorbis = bytes.indexOf('\x01vorbis', 0, 'latin1');
  const rate = bytes.includes('OpusHead') ? 48_000 : vorbis < 0 ? NaN : bytes.readUInt32LE(vorbis + 12);
  const last = bytes.lastIndexOf('OggS');
  return Number(bytes.readBigInt64LE(last + 6)) / rate;
};

const ebml = {
  segment: 0x18538067,
  info: 0x1549a966,
  timecodeScale: 0x2ad7b1,
  cluster: 0x1f43b675,
  timecode: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
};
const ebmlParents = [ebml.segment, ebml.info, ebml.cluster, ebml.blockGroup];

/** Reads a number whose first byte says its length; `keepMarker`: with the bits that say so, as in ids. */
const readVarint = (bytes: Buffer, at: number, keepMarker: boolean): { value: number; length: number } => {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('not EBML');
  let value = keepMarker ? first : first & (0xff >> length);
  for (let index = 1; index < length; index += 1) value = value * 256 + bytes.readUInt8(at + index);
  return { value, length };
};

/** The time of the last block of a WebM file. Recorders write no duration, and often no sizes of clusters. */
const measureWebm = (bytes: Buffer): number => {
  let scale = 1_000_000;
  let cluster = 0;
  let last = NaN;
  for (let at = 0; at < bytes.length;) {
    const id = readVarint(bytes, at, true);
    const size = readVarint(bytes, at + id.length, false);
    const start = at + id.length + size.length;
    const end = start + size.value;
    // A recording may end within its last block.
    if (id.value === ebml.simpleBlock || id.value === ebml.block) {
      if (start + 4 > bytes.length) break;
      const track = readVarint(bytes, start, false);
      last = Math.max(Number.isNaN(last) ? 0 : last, cluster + bytes.readInt16BE(start + track.length));
    } else if (id.value === ebml.timecode) cluster = bytes.readUIntBE(start, size.value);
    else if (id.value === ebml.timecodeScale) scale = bytes.readUIntBE(start, size.value);
    at = ebmlParents.includes(id.value) ? start : end;
  }
  return (last * scale) / NANOSECONDS;
};

const mp4Parents = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'];

/** The flags of a fragment's table of samples: which fields come before it, and which each sample has. */
const trun = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, composition: 0x800 };

const measureTrun = (bytes: Buffer, start: number, defaultDuration: number): number => {
  const flags = bytes.readUInt32BE(start) & 0xffffff;
  const count = bytes.readUInt32BE(start + 4);
  if (!(flags & trun.duration)) return count * defaultDuration;
  const step =
    4 * [trun.duration, trun.size, trun.flags, trun.composition].filter((one) => flags & one).length;
  let at = start + 8 + 4 * [trun.offset, trun.firstFlags].filter((one) => flags & one).length;
  let total = 0;
  for (let index = 0; index < count; index += 1, at += step) total += bytes.readUInt32BE(at);
  return total;
};

/** The default duration of a fragment's samples; null if its header leaves it to the track. */
const readTfhd = (bytes: Buffer, start: number): number | null => {
  const flags = bytes.readUInt32BE(start) & 0xffffff;
  if (!(flags & 0x8)) return null;
  return bytes.readUInt32BE(start + 8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
};

/** The duration of an MP4 file's track, or of all its fragments. */
const measureMp4 = (bytes: Buffer): number => {
  let scale = NaN;
  let whole = 0;
  let fragments = 0;
  let trackDefault = 0;
  let fragmentDefault = 0;
  for (let at = 0; at + 8 <= bytes.length;) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const start = at + 8;
    // Boxes of the rest of the file (0) and of more than 4 GB (1) hold only samples here.
    const size = bytes.readUInt32BE(at);
    if (size < 8) break;
    if (name === 'mdhd') {
      const isLong = bytes[start] === 1;
      scale = bytes.readUInt32BE(start + (isLong ? 20 : 12));
      whole = isLong ? Number(bytes.readBigUInt64BE(start + 24)) : bytes.readUInt32BE(start + 16);
    } else if (name === 'trex') trackDefault = bytes.readUInt32BE(start + 12);
    else if (name === 'tfhd') fragmentDefault = readTfhd(bytes, start) ?? trackDefault;
    else if (name === 'trun') fragments += measureTrun(bytes, start, fragmentDefault);
    at = mp4Parents.includes(name) ? start : at + size;
  }
  return Math.max(whole, fragments) / scale;
};

const formats: readonly [
  type: Sound['type'],
  at: number,
  magic: string,
  measure: (bytes: Buffer) => number,
][] = [
  ['webm', 0, '\x1a\x45\xdf\xa3', measureWebm],
  ['mp4', 4, 'ftyp', measureMp4],
  ['ogg', 0, 'OggS', measureOgg],
  ['wav', 0, 'RIFF', measureWav],
];

/** The format of a recording by its first bytes, and its length; null if either can't be told. */
export const measureSound = (bytes: Buffer): Sound | null => {
  const format = formats.find(([, at, magic]) => bytes.toString('latin1', at, at + magic.length) === magic);
  if (!format) return null;
  const [type, , , measure] = format;
  try {
    const seconds = measure(bytes);
    return seconds >= 0 && seconds < Infinity ? { type, seconds } : null;
  } catch {
    // It ends where a number should be.
    return null;
  }
};
