const TIME_HEX_DIGITS = 12;

/**
 * A new UUID of version 7 (RFC 9562): 48 bits of time, the rest random. The client chooses the id of what it creates, so
 * that sending it again creates nothing twice.
 */
export const createClientId = (now = Date.now()): string => {
  const time = now.toString(16).padStart(TIME_HEX_DIGITS, '0');
  const random = crypto.getRandomValues(new Uint8Array(10));
  random[0] = (random[0]! & 0x0f) | 0x70;
  random[2] = (random[2]! & 0x3f) | 0x80;
  const hex = time + Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
