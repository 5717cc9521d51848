import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { ORIGIN } from './test-config.js';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** The CBOR types that an authenticator writes (RFC 8949). */
type Encodable = number | string | Buffer | Map<number | string, Encodable>;

const head = (major: number, size: number): Buffer => {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  if (size < 256) return Buffer.from([kind | 24, size]);
  return Buffer.from([kind | 25, size >> 8, size & 255]);
};

const cbor = (value: Encodable): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

interface Key {
  id: Buffer;
  privateKey: KeyObject;
  userHandle: string;
}

/** How a response deviates from a valid one. */
interface ResponseOverrides {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  challenge?: string;
  /** Sets the signature counter to this value. */
  counter?: number;
}

/** A software authenticator: real keys (ES256), real CBOR and a signature counter. */
export class Authenticator {
  private readonly keys: Key[] = [];
  private signatureCount = 0;

  /** Like `navigator.credentials.create`, with the response in the form that the browser library returns. */
  create(
    options: { challenge: string; rp: { id?: string }; user: { id: string } },
    overrides: ResponseOverrides = {},
  ) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.keys.push({ id, privateKey, userHandle: options.user.id });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const [kty, alg, crv, xName, yName] = [1, 3, -1, -2, -3];
    const cose = new Map<number, Encodable>([
      [kty, 2],
      [alg, -7],
      [crv, 1],
      [xName, Buffer.from(x, 'base64url')],
      [yName, Buffer.from(y, 'base64url')],
    ]);
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, cbor(cose)]);
    const authData = Buffer.concat([this.authData(options.rp.id, ATTESTED, overrides), credential]);
    const attestation = new Map<string, Encodable>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      ...this.outline(id),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, overrides).toString(
          'base64url',
        ),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Like `navigator.credentials.get`, with the newest key or the one that `allowCredentials` names. */
  get(
    options: { challenge: string; rpId?: string; allowCredentials?: { id: string }[] },
    overrides: ResponseOverrides = {},
  ) {
    const allowed = options.allowCredentials?.map(({ id }) => id) ?? [];
    const isAllowed = ({ id }: Key) => allowed.length === 0 || allowed.includes(id.toString('base64url'));
    const key = this.keys.findLast(isAllowed) ?? this.keys.at(-1);
    if (!key) throw new Error('this authenticator has no key');
    const clientData = this.clientData('webauthn.get', options.challenge, overrides);
    const authData = this.authData(options.rpId, 0, overrides);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), key.privateKey);
    return {
      ...this.outline(key.id),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: key.userHandle,
      },
    };
  }

  private outline(id: Buffer) {
    const name = id.toString('base64url');
    return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} };
  }

  private clientData(type: string, challenge: string, overrides: ResponseOverrides): Buffer {
    const data = {
      type,
      challenge: overrides.challenge ?? challenge,
      origin: overrides.origin ?? ORIGIN,
      crossOrigin: false,
    };
    return Buffer.from(JSON.stringify(data));
  }

  private authData(
    rpId = '',
    flags: number,
    { rpId: other, verified = true, counter }: ResponseOverrides,
  ): Buffer {
    this.signatureCount = counter ?? this.signatureCount + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signatureCount);
    const flagBits = flags | PRESENT | (verified ? VERIFIED : 0);
    return Buffer.concat([sha256(other ?? rpId), Buffer.from([flagBits]), count]);
  }
}
