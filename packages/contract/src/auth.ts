import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { currentUser } from './users.ts'

/** The log-in form refuses shorter passwords before asking the server (REQ-082, A-7). */
export const LOGIN_PASSWORD_MIN = 5
/** Minutes a code and a pre-auth token live, tries per code, seconds between two codes. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_PAUSE_SECONDS = 30

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Password step; the token opens only the code step (A-1)',
  access: 'public',
  body: z.strictObject({
    email: z.string().trim().min(1, 'The field is required').max(320),
    password: z.string().min(1, 'The Password field is required').max(1024),
  }),
  response: z.object({ success: z.literal(true), token: z.string(), user: currentUser }),
})
const sent = z.object({ success: z.literal(true), message: z.string() })
export const generateOtp = endpoint({
  method: 'GET',
  path: '/api/auth/generate-otp',
  summary: 'Mails a one-time code (REQ-086)',
  access: 'pre-auth',
  response: sent,
})
export const generateOtpPost = endpoint({
  method: 'POST',
  path: '/api/auth/generate-otp',
  summary: 'Mails a one-time code',
  access: 'pre-auth',
  response: sent,
})
export const verifyOtp = endpoint({
  method: 'POST',
  path: '/api/auth/verify-otp',
  summary: 'Code step; `rotate` answers a new token and ends the old one (A-1, REQ-087)',
  access: 'pre-auth',
  body: z.strictObject({ token: z.string().trim().max(40), rotate: z.boolean().optional() }),
  response: z.object({ success: z.literal(true), token: z.string(), user: currentUser }),
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session',
  access: 'pre-auth',
  response: z.object({ success: z.literal(true) }),
})
