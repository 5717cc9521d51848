import { getCallVerdict } from './call-verdict.js';

const getVerdict = (upload: number | null, download: number | null, latency: number | null) =>
  getCallVerdict(Object.entries({ upload, download, latency }).map(([key, value]) => ({ key, value })));

describe('the verdict on calls', () => {
  it.each([
    ['Fine for video calls', 33.5, 69.9, 23.7],
    ['Fine for video calls', 7.6, 6, 75],
    ['Fine most of the time', 7.5, 69.9, 23.7],
    ['Fine most of the time', 13.9, 28.2, 111.5],
    ['Fine most of the time', 3.8, 3, 150],
    ['Expect trouble', 3.7, 69.9, 23.7],
    ['Expect trouble', 33.5, 2.9, 23.7],
    ['Expect trouble', 33.5, 69.9, 151],
  ])('is "%s" at %d Mbps up, %d down and %d ms', (verdict, up, down, latency) => {
    expect(getVerdict(up, down, latency)).toBe(verdict);
  });

  it('is not given where a figure is unknown', () => {
    expect(getVerdict(null, 69.9, 23.7)).toBeNull();
    expect(getVerdict(33.5, 69.9, null)).toBeNull();
  });
});
