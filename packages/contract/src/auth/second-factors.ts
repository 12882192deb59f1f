import { z } from 'zod'
import { verifyOtp } from '../auth.ts'
import { endpoint } from '../endpoint.ts'
import { USER_TEXTS } from '../texts.ts'

/** Minutes to answer a challenge (a TOTP key or a passkey challenge). */
export const OFFER_MINUTES = 10
export const RECOVERY_CODES = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 60

const password = z.string().min(1, USER_TEXTS.fieldNeeded).max(1024)
const done = z.object({ success: z.literal(true) })
/** WebAuthn’s own JSON, passed to the browser as is. */
const browserOptions = z.record(z.string(), z.unknown())
const base64url = z.string().min(1).max(20_000)
/** A browser’s answer, reduced to what is checked. */
const answerOf = <S extends z.ZodRawShape>(response: S) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response: z.object({ clientDataJSON: base64url, ...response }),
  })
/** Shown once. Null: the earlier codes still work. */
const recoveryCodes = z.array(z.string()).nullable()

const passkeyName = z.string().trim().min(1, USER_TEXTS.fieldNeeded).max(PASSKEY_NAME_MAX)
const passkeyRow = z.object({ id: z.number().int(), name: z.string(), added_at: z.string(), last_used_at: z.string().nullable() })
export type PasskeyRow = z.infer<typeof passkeyRow>

/**
 * A user’s second factors. `needed`: a group requires one stronger than email. `passkeys_possible`: browsers support
 * passkeys at this origin. `email`: for a page that knows nothing else yet.
 */
const factorList = z.object({
  email: z.string(),
  needed: z.boolean(),
  passkeys_possible: z.boolean(),
  totp: z.object({ added_at: z.string() }).nullable(),
  passkeys: z.array(passkeyRow),
  recovery_left: z.number().int(),
})
export type FactorList = z.infer<typeof factorList>

export const listFactors = endpoint({
  method: 'GET',
  path: '/api/me/factors',
  summary: 'One’s own second factors',
  access: 'enrol',
  response: factorList,
})
export const startTotpEnrolment = endpoint({
  method: 'POST',
  path: '/api/me/factors/totp/offer',
  summary: 'A new key for an authenticator app; it counts once a code has confirmed it',
  access: 'enrol',
  body: z.strictObject({ current_password: password }),
  response: z.object({ secret: z.string(), uri: z.string() }),
})
export const confirmTotp = endpoint({
  method: 'POST',
  path: '/api/me/factors/totp',
  summary: 'Confirms the offered key with a code; an app from before is replaced',
  access: 'enrol',
  body: z.strictObject({ code: z.string().trim().max(40) }),
  response: z.object({ recovery_codes: recoveryCodes }),
})
export const startPasskeyEnrolment = endpoint({
  method: 'POST',
  path: '/api/me/factors/passkeys/offer',
  summary: 'What the browser makes a passkey with',
  access: 'enrol',
  body: z.strictObject({ current_password: password }),
  response: browserOptions,
})
export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/me/factors/passkeys',
  summary: 'Keeps the passkey that the browser made',
  access: 'enrol',
  body: z.strictObject({
    name: passkeyName,
    answer: answerOf({ attestationObject: base64url, transports: z.array(z.string().max(40)).max(10).optional() }),
  }),
  response: z.object({ recovery_codes: recoveryCodes }),
})
export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/me/factors/passkeys/{passkey}',
  summary: 'Gives one of one’s own passkeys another name to know it by',
  access: 'staff',
  body: z.strictObject({ name: passkeyName }),
  response: done,
})
/** `{factor}`: `totp`, or a passkey’s id. */
export const removeFactor = endpoint({
  method: 'POST',
  path: '/api/me/factors/{factor}/remove',
  summary: 'Removes one of one’s own second factors',
  access: 'staff',
  body: z.strictObject({ current_password: password }),
  response: done,
})
export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/me/factors/recovery-codes',
  summary: 'Ten new recovery codes; the ones from before are void',
  access: 'staff',
  body: z.strictObject({ current_password: password }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
})

/** A user’s second factors for administrators: kinds only. */
export const readFactors = endpoint({
  method: 'GET',
  path: '/api/users/{id}/factors',
  summary: 'Which second factors somebody has',
  access: ['admin'],
  response: z.object({ needed: z.boolean(), totp: z.boolean(), passkeys: z.number().int(), recovery_left: z.number().int() }),
})
export const resetFactors = endpoint({
  method: 'POST',
  path: '/api/users/{id}/factors/reset',
  summary: 'Removes every second factor of somebody who lost them, and ends their sessions',
  access: ['admin'],
  body: z.strictObject({ current_password: password }),
  response: z.object({ message: z.string() }),
})

/** A browser’s proof with a passkey. */
export const passkeyAnswer = answerOf({ authenticatorData: base64url, signature: base64url })

export const requestPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/offer',
  summary: 'What the browser proves a passkey with, in the place of a code',
  access: 'pre-auth',
  response: browserOptions,
})
export const verifyPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Finishes a log-in with a passkey; `rotate` as with a code',
  access: 'pre-auth',
  body: z.strictObject({ answer: passkeyAnswer, rotate: z.boolean().optional() }),
  response: verifyOtp.response,
})
