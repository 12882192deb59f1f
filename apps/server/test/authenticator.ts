import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A software passkey authenticator that can also misbehave. */
export type Authenticator = {
  id: string
  /** The browser’s answer to registration options. */
  make(offer: unknown, said?: Said): Answer
  /** The browser’s answer to login options. */
  authenticate(offer: unknown, said?: Said): Answer
}
/** Deviations from an honest answer: origin, user verification, signature counter. */
type Said = { origin?: string; verified?: boolean; counter?: number }
type Answer = {
  id: string
  rawId: string
  type: 'public-key'
  clientExtensionResults: Record<string, never>
  response: Record<string, unknown> & { clientDataJSON: string }
}

const ORIGIN = 'http://localhost'
const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_KEY = 0x40

/** An authenticator with a fresh key pair (ES256), at `http://localhost` by default. */
export function openAuthenticator(): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credential = randomBytes(16)
  const id = credential.toString('base64url')
  let used = 0
  const head = (flags: number, { verified = true, counter }: Said) => {
    used = counter ?? used + 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(used)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags | PRESENT | (verified ? VERIFIED : 0)]), count])
  }
  const answer = (clientData: Buffer, response: object): Answer => ({
    ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: clientData.toString('base64url'), ...response },
  })
  return {
    id,
    make(offer, said = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), coordinate(x), Buffer.from('225820', 'hex'), coordinate(y)])
      const data = Buffer.concat([head(WITH_KEY, said), Buffer.alloc(16), Buffer.from([0, credential.length]), credential, key])
      const attestation = Buffer.concat([ATTESTATION, Buffer.from([data.length]), data])
      return answer(clientDataOf('webauthn.create', offer, said), {
        attestationObject: attestation.toString('base64url'),
        transports: ['usb'],
      })
    },
    authenticate(offer, said = {}) {
      const clientData = clientDataOf('webauthn.get', offer, said)
      const data = head(0, said)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      return answer(clientData, { authenticatorData: data.toString('base64url'), signature: signature.toString('base64url') })
    },
  }
}

/** `{ fmt: 'none', attStmt: {}, authData: …` in CBOR, up to the length that follows. */
const ATTESTATION = Buffer.concat([
  Buffer.from([0xa3, 0x63]),
  Buffer.from('fmt'),
  Buffer.from([0x64]),
  Buffer.from('none'),
  Buffer.from([0x67]),
  Buffer.from('attStmt'),
  Buffer.from([0xa0, 0x68]),
  Buffer.from('authData'),
  Buffer.from([0x58]),
])

function clientDataOf(type: string, offer: unknown, { origin = ORIGIN }: Said): Buffer {
  const { challenge } = offer as { challenge: string }
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

function coordinate(value: string): Buffer {
  return Buffer.from(value, 'base64url')
}

function sha256(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}
