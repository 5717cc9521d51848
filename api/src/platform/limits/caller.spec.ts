import { callerOf } from './caller.js';

describe('callerOf', () => {
  it('identifies IPv4 addresses one by one, in any spelling', () => {
    expect(callerOf('192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('192.0.2.8')).not.toBe(callerOf('192.0.2.7'));
  });

  it('throws for a client that disconnected', () => {
    expect(() => callerOf(undefined)).toThrow('The client has disconnected.');
  });

  it('identifies all addresses of an IPv6 /64 network as one, and different networks separately', () => {
    const own = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:1:2:3', '2001:0db8:0000:0001::'];
    expect(new Set(own.map(callerOf))).toEqual(new Set(['2001:db8:0:1']));
    expect(callerOf('2001:db8:0:2::1')).toBe('2001:db8:0:2');
    expect(callerOf('::1')).toBe('0:0:0:0');
  });
});
