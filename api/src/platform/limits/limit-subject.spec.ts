import { toLimitSubject } from './limit-subject.js';

describe('callerOf', () => {
  it('identifies IPv4 addresses one by one, in any spelling', () => {
    expect(toLimitSubject('192.0.2.7')).toBe('192.0.2.7');
    expect(toLimitSubject('::ffff:192.0.2.7')).toBe('192.0.2.7');
    expect(toLimitSubject('192.0.2.8')).not.toBe(toLimitSubject('192.0.2.7'));
  });

  it('throws for a client that disconnected', () => {
    expect(() => toLimitSubject(undefined)).toThrow('The client has disconnected.');
  });

  it('identifies all addresses of an IPv6 /64 network as one, and different networks separately', () => {
    const own = ['2001:db8:0:1::1', '2001:DB8:0:1:ffff:1:2:3', '2001:0db8:0000:0001::'];
    expect(new Set(own.map(toLimitSubject))).toEqual(new Set(['2001:db8:0:1']));
    expect(toLimitSubject('2001:db8:0:2::1')).toBe('2001:db8:0:2');
    expect(toLimitSubject('::1')).toBe('0:0:0:0');
  });
});
