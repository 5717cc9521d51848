import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts a push as a browser does (RFC 8291, `aes128gcm` of RFC 8188). */
export const decryptPush = (body: Buffer, keys: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]!);
  const records = body.subarray(21 + body[20]!);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(records.subarray(-16));
  const plain = Buffer.concat([decipher.update(records.subarray(0, -16)), decipher.final()]);
  // The last record ends with the delimiter 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};
