import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { packText, unpackText } from '../../platform/crypto/packing.ts'

/**
 * The conversation's state as a page may keep it: packed, then sealed with AES-256-GCM under the server's secret. A page can give it back, but
 * neither read nor alter it.
 */
export function encryptState(secret: string, conversation_id: string, state: unknown): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive(secret, 'state'), nonce)
  cipher.setAAD(Buffer.from(conversation_id))
  const packed = packText(JSON.stringify(state))
  const sealed = Buffer.concat([cipher.update(packed), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed for this conversation; `null` for anything else. */
export function decryptState(secret: string, conversation_id: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv('aes-256-gcm', derive(secret, 'state'), bytes.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(Buffer.from(conversation_id))
    decipher.setAuthTag(bytes.subarray(12, 28))
    const packed = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()])
    return JSON.parse(unpackText(packed))
  } catch {
    return null
  }
}

/**
 * The key a page carries: the conversation's own secret and the turn it was given with. The turn tells a retry of the last message from
 * a new message with the same words.
 */
export function makeStateKey(secret: string, conversation: { id: string; started_at: string }, turn: number): string {
  return `${ownSecret(secret, conversation)}.${turn}`
}

/** The turn a key was given with, or `null` when it is not this conversation's. */
export function readKey(secret: string, conversation: { id: string; started_at: string }, key: string): number | null {
  const [own = '', turn = ''] = key.split('.')
  const expected = Buffer.from(ownSecret(secret, conversation))
  const given = Buffer.from(own)
  if (given.length !== expected.length || !timingSafeEqual(given, expected) || !/^\d{1,6}$/.test(turn)) return null
  return Number(turn)
}

/** What the codes of a conversation are sealed under. */
export function codeSecret(secret: string, conversation_id: string): string {
  return createHmac('sha256', derive(secret, 'patient-code')).update(conversation_id).digest('hex')
}

/** What was asked, as a hash: two requests with the same hash say the same. */
export function hashRequest(query: string, context: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([query, context ?? null]))
    .digest()
}

/** A hash of a text that was shown, for proof of which text was agreed to (D-4). */
export function hashText(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}

function ownSecret(secret: string, { id, started_at }: { id: string; started_at: string }): string {
  return createHmac('sha256', derive(secret, 'key')).update(`${id} ${started_at}`).digest('hex').slice(0, 32)
}

/** Made once: every turn needs three of them, and making one costs more than using it. */
function derive(secret: string, purpose: string): KeyObject {
  const keys = derived.get(secret) ?? new Map<string, KeyObject>()
  derived.set(secret, keys)
  const key = keys.get(purpose) ?? createSecretKey(createHmac('sha256', secret).update(purpose).digest())
  keys.set(purpose, key)
  return key
}

const derived = new Map<string, Map<string, KeyObject>>()
