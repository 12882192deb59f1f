import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AUTH_TEXTS, USER_TEXTS } from './texts.ts'
import { currentUser } from './users.ts'
import { FACTORS } from './vocabulary.ts'

/** The login form refuses shorter passwords before asking the server (REQ-082, A-7). */
export const LOGIN_PASSWORD_MIN = 5
/** Lifetime of a code and a pre-auth token, attempts per code, seconds between two codes. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5
export const CODE_PAUSE_SECONDS = 30

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Password step; the token opens only the code step (A-1)',
  access: 'public',
  body: z.strictObject({
    email: z.string().trim().min(1, AUTH_TEXTS.emailNeeded).max(320),
    password: z.string().min(1, AUTH_TEXTS.passwordNeeded).max(1024),
  }),
  response: z.object({
    ...{ success: z.literal(true), token: z.string(), user: currentUser },
    /** Set for users with a second factor: one of these completes the login, an emailed code does not. */
    factors: z.array(z.enum(FACTORS)).optional(),
  }),
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
  summary: 'Code step: mailed, of an app, or for recovery; `rotate` answers a new token and ends the old one (A-1, REQ-087)',
  access: 'pre-auth',
  body: z.strictObject({ token: z.string().trim().max(40), rotate: z.boolean().optional() }),
  response: z.object({
    ...{ success: z.literal(true), token: z.string(), user: currentUser },
    /** Set for users who must set up a second factor now: every other call fails with `factor-needed`. */
    factor_needed: z.literal(true).optional(),
  }),
})
export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session',
  access: 'pre-auth',
  response: z.object({ success: z.literal(true) }),
})

/** Wrong passwords at a locked screen before the session ends (E-9). */
export const UNLOCK_TRIES = 5
export const lock = endpoint({
  method: 'POST',
  path: '/api/auth/lock',
  summary: 'Locks the screen: every other call answers `session-locked` until it is unlocked (E-9)',
  access: 'locked',
  response: z.object({ success: z.literal(true) }),
})
export const unlock = endpoint({
  method: 'POST',
  path: '/api/auth/unlock',
  summary: 'Unlocks the screen with the password; no code is needed (E-9)',
  access: 'locked',
  body: z.strictObject({ password: z.string().min(1, AUTH_TEXTS.passwordNeeded).max(1024) }),
  response: z.object({ success: z.literal(true), user: currentUser }),
})

/** A session as its owner and administrators see it. `id` opens nothing. `device` describes the browser. */
export const sessionRow = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  started_at: z.string(),
  last_seen_at: z.string(),
  locked: z.boolean(),
  current: z.boolean(),
})
export type SessionRow = z.infer<typeof sessionRow>
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/users/{id}/sessions',
  summary: 'Where somebody is logged in: one’s own, or for administrators anybody’s',
  access: 'staff',
  response: z.array(sessionRow),
})
/** One of the caller’s own sessions by id, or without one all but the current one. */
export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/api/me/sessions/end',
  summary: 'Ends sessions of one’s own, after the password once more',
  access: 'staff',
  body: z.strictObject({
    current_password: z.string().min(1, USER_TEXTS.fieldNeeded).max(1024),
    session_id: z.string().max(60).optional(),
  }),
  response: z.object({ ended: z.number().int() }),
})
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/users/{id}/sessions/{session_id}',
  summary: 'Ends one session of somebody else at once',
  access: 'staff',
  response: z.object({ ended: z.number().int() }),
})
export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/users/{id}/sessions',
  summary: 'Ends every session of somebody else at once',
  access: 'staff',
  response: z.object({ ended: z.number().int() }),
})

/** What users may change of their own account; administrators change the rest. */
export const profile = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  phone: z.string(),
  last_login_at: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>
export const readProfile = endpoint({
  method: 'GET',
  path: '/api/me/profile',
  summary: 'One’s own account',
  access: 'staff',
  response: profile,
})
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/me',
  summary: 'Changes one’s own name and telephone; a new name is new everywhere (A-11)',
  access: 'staff',
  body: z.strictObject({ first_name: z.string().max(320), last_name: z.string().max(320), phone: z.string().max(40) }).partial(),
  response: profile,
})
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/me/password',
  summary: 'Changes one’s own password and ends every other session (A-7)',
  access: 'staff',
  body: z.strictObject({
    current_password: z.string().min(1, USER_TEXTS.fieldNeeded).max(1024),
    password: z.string().min(1, USER_TEXTS.fieldNeeded).max(2000),
    confirm_password: z.string().max(2000),
  }),
  response: z.object({ message: z.string(), ended: z.number().int() }),
})

/** Stored display preferences, default first. The sidebar’s colours: REQ-069, REQ-070. */
export const PREFERENCES = {
  sidebarColor: ['blue', 'azure', 'green', 'orange', 'red', 'purple', 'black'],
  sidebarActive: ['success', 'primary', 'info', 'warning', 'danger'],
  sidebarForm: ['wide', 'narrow'],
  pagesGroup: ['open', 'closed'],
  assistantGroup: ['closed', 'open'],
  clinicGroup: ['closed', 'open'],
  accountGroup: ['open', 'closed'],
  colorScheme: ['auto', 'light', 'dark'],
  sound: ['off', 'on'],
  /** The tone and the system’s notification of an alarm that no one has. */
  alarmSound: ['on', 'off'],
  alarmNotices: ['on', 'off'],
  motion: ['system', 'reduced'],
  /** The format of dates and numbers; the interface is in English. */
  language: ['en-CA', 'fr-CA'],
} as const
export type PreferenceName = keyof typeof PREFERENCES
export type Preference<P extends PreferenceName> = (typeof PREFERENCES)[P][number]
const preferences = z
  .strictObject({
    sidebarColor: z.enum(PREFERENCES.sidebarColor),
    sidebarActive: z.enum(PREFERENCES.sidebarActive),
    sidebarForm: z.enum(PREFERENCES.sidebarForm),
    pagesGroup: z.enum(PREFERENCES.pagesGroup),
    assistantGroup: z.enum(PREFERENCES.assistantGroup),
    clinicGroup: z.enum(PREFERENCES.clinicGroup),
    accountGroup: z.enum(PREFERENCES.accountGroup),
    colorScheme: z.enum(PREFERENCES.colorScheme),
    sound: z.enum(PREFERENCES.sound),
    alarmSound: z.enum(PREFERENCES.alarmSound),
    alarmNotices: z.enum(PREFERENCES.alarmNotices),
    motion: z.enum(PREFERENCES.motion),
    language: z.enum(PREFERENCES.language),
  })
  .partial()
export type Preferences = z.infer<typeof preferences>
export const readPreferences = endpoint({
  method: 'GET',
  path: '/api/me/preferences',
  summary: 'One’s own choices; what was never chosen is left out',
  access: 'staff',
  response: preferences,
})
export const writePreferences = endpoint({
  method: 'PUT',
  path: '/api/me/preferences',
  summary: 'Keeps the given choices, leaves the others as they are',
  access: 'staff',
  body: preferences,
  response: preferences,
})
