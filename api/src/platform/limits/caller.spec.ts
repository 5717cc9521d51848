import { callerOf } from './caller.js';

describe('callerOf', () => {
  it('counts IPv4 addresses one by one, however they are written', () => {
    expect(callerOf('192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(callerOf('192.0.2.8')).not.toBe(callerOf('192.0.2.7'));
  });

  it('does nothing for a caller who has left', () => {
    expect(() => callerOf(undefined)).toThrow('The caller has left.');
  });

  it('counts all addresses of one IPv6 customer together, and those of two apart', () => {
    const own = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:1:2:3', '2001:0db8:0000:0001::'];
    expect(new Set(own.map(callerOf))).toEqual(new Set(['2001:db8:0:1']));
    expect(callerOf('2001:db8:0:2::1')).toBe('2001:db8:0:2');
    expect(callerOf('::1')).toBe('0:0:0:0');
  });
});
