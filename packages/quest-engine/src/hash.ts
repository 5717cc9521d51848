import { type State } from './state.js';

const { imul } = Math;
const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const mixByte = (hashState: number, byte: number): number => imul(hashState ^ byte, FNV_PRIME);

const mixNumber = (hashState: number, value: number): number => {
  let mixed = hashState;
  for (let shift = 0; shift < 32; shift += 8) mixed = mixByte(mixed, (value >>> shift) & 255);
  return mixed;
};

const mixText = (hashState: number, text: string): number => {
  let mixed = hashState;
  for (let at = 0; at < text.length; at += 1) mixed = mixByte(mixed, text.charCodeAt(at) & 255);
  return mixed;
};

const mixValue = (hashState: number, value: unknown): number => {
  if (typeof value === 'number') return mixNumber(hashState, value);
  if (typeof value === 'boolean') return mixNumber(hashState, Number(value));
  if (typeof value === 'string') return mixText(hashState, value);
  if (value === null || value === undefined) return mixNumber(hashState, -1);
  const items = ArrayBuffer.isView(value) || Array.isArray(value) ? value : Object.values(value as object);
  let mixed = hashState;
  for (const item of items as Iterable<unknown>) mixed = mixValue(mixed, item);
  return mixed;
};

const digits = (hashState: number): string => (hashState >>> 0).toString(16).padStart(8, '0');

/** Eight hexadecimal digits for a text. */
export const hashText = (text: string): string => digits(mixText(FNV_START, text));

/** Eight hexadecimal digits of a state (FNV-1a): equal states, equal digits, in every engine. */
export const hashState = (state: State): string => digits(mixValue(FNV_START, state));
