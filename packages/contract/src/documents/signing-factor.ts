import { z } from 'zod'
import { passkeyAnswer, requestPasskey } from '../auth/second-factors.ts'
import { endpoint } from '../endpoint.ts'

/** Minutes for which a second factor that was shown again counts as fresh (F-7). */
export const FRESH_MINUTES = 5
const shown = z.object({ fresh_until: z.string() })

/** `way`: what the caller has. `mail`: this call sends a code by email. */
export const startSigningFactor = endpoint({
  method: 'POST',
  path: '/api/me/signing_factor',
  summary: 'How the caller can show their second factor again; emails a code where they have no other',
  access: ['np'],
  response: z.object({
    ways: z.array(z.enum(['passkey', 'totp', 'mail'])),
    mailed: z.boolean(),
    passkey: requestPasskey.response.nullable(),
  }),
})
/** A code of the app or from the mail. */
export const showSigningCode = endpoint({
  method: 'POST',
  path: '/api/me/signing_factor/code',
  summary: 'Shows the second factor again with a code',
  access: ['np'],
  body: z.strictObject({ code: z.string().trim().max(40) }),
  response: shown,
})
export const showSigningPasskey = endpoint({
  method: 'POST',
  path: '/api/me/signing_factor/passkey',
  summary: 'Shows the second factor again with a passkey',
  access: ['np'],
  body: z.strictObject({ answer: passkeyAnswer }),
  response: shown,
})
