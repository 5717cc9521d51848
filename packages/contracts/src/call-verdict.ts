import type { Figure } from './city.js';

/**
 * What a video call needs, in Mbps and milliseconds. Speeds: a group call in full HD, 3.8 up and 3.0 down (Zoom,
 * "Calculating Bandwidth Usage for Zoom Meetings and Phone"). Latency: a conversation suffers from 150 ms one way on
 * (ITU-T G.114). M-Lab measures the way to a nearby server and back, so the same number for it leaves half of the time
 * for the way beyond that server.
 */
export const CALL_NEEDS = { up: 3.8, down: 3, latency: 150 } as const;

/**
 * A median means that half of the connections are worse. At twice the speed that a call needs, most of the worse half
 * still have enough. The same factor holds for the latency.
 */
const RESERVE = 2;

export type CallVerdict = 'Fine for video calls' | 'Fine most of the time' | 'Expect trouble';

/**
 * Whether the country's median connection is enough for video calls: with reserve, just so, or not. Null if one of the
 * three figures is unknown.
 */
export const getCallVerdict = (figures: readonly Pick<Figure, 'key' | 'value'>[]): CallVerdict | null => {
  const find = (key: string): number | null => {
    const value = figures.find((figure) => figure.key === key)?.value;
    return typeof value === 'number' ? value : null;
  };
  const [up, down, latency] = [find('upload'), find('download'), find('latency')];
  if (up === null || down === null || latency === null) return null;
  const reserve = Math.min(up / CALL_NEEDS.up, down / CALL_NEEDS.down, CALL_NEEDS.latency / latency);
  if (reserve >= RESERVE) return 'Fine for video calls';
  return reserve >= 1 ? 'Fine most of the time' : 'Expect trouble';
};
