import * as contract from '@clinic/contract/auth'
import { USER_TEXTS } from '@clinic/contract/texts'
import type { Mount } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import { changePassword } from './change-password.ts'
import { type Caller, type Services, type Session, staffContext } from './context.ts'
import { endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { lockScreen } from './lock-screen.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { readPreferences } from './read-preferences.ts'
import { readProfile } from './read-profile.ts'
import { sendCode } from './send-code.ts'
import { unlockScreen } from './unlock-screen.ts'
import { updateProfile } from './update-profile.ts'
import { verifyCode } from './verify-code.ts'
import { writePreferences } from './write-preferences.ts'

const SENT = { success: true, message: 'A key was sent to your e-mail address.' } as const

/** Logging in and out (D1 §7), locking, sessions, and one's own account. */
export function mountAuth(mount: Mount<Caller>, { mailer, config }: Pick<Services, 'mailer' | 'config'>): void {
  mount(contract.login, async ({ body }, { context, facts, setCookie }) => {
    const { cookie, token, user } = await logIn(context, { ...body, facts })
    if (cookie !== null) setCookie(cookie)
    return { success: true as const, token, user }
  })
  const send = async (_: unknown, caller: Caller) => {
    await sendCode(caller.context, { session: sessionOf(caller), mailer, brand: config.BRAND_NAME })
    return SENT
  }
  mount(contract.generateOtp, send)
  mount(contract.generateOtpPost, send)
  mount(contract.verifyOtp, async ({ body }, caller) => {
    const order = { session: sessionOf(caller), code: body.token, rotate: body.rotate === true, facts: caller.facts }
    const { cookie, token, user } = await verifyCode(caller.context, order)
    if (cookie !== null) caller.setCookie(cookie)
    return { success: true as const, token, user }
  })
  mount(contract.logout, async (_, caller) => {
    await logOut(caller.context, sessionOf(caller))
    caller.setCookie(null)
    return { success: true as const }
  })
  mountScreen(mount)
  mountSessions(mount, config)
  mountProfile(mount, config)
}

function mountScreen(mount: Mount<Caller>): void {
  mount(contract.lock, async (_, caller) => {
    await lockScreen(caller.context, sessionOf(caller))
    return { success: true as const }
  })
  mount(contract.unlock, async ({ body }, caller) => {
    const user = await unlockScreen(caller.context, { session: sessionOf(caller), password: body.password })
    return { success: true as const, user }
  })
}

function mountSessions(mount: Mount<Caller>, { SESSION_IDLE_MINUTES }: Services['config']): void {
  mount(contract.listSessions, ({ params }, caller) =>
    listSessions(staffContext(caller), { ...params, session: sessionOf(caller), idleMinutes: SESSION_IDLE_MINUTES }),
  )
  mount(contract.endSession, ({ params }, caller) => endSessions(staffContext(caller), { ...params, session: sessionOf(caller) }))
  mount(contract.endSessions, ({ params }, caller) => endSessions(staffContext(caller), { ...params, session: sessionOf(caller) }))
}

function mountProfile(mount: Mount<Caller>, { PASSWORD_COMPOSITION }: Services['config']): void {
  mount(contract.readProfile, (_, caller) => readProfile(staffContext(caller)))
  mount(contract.updateProfile, ({ body }, caller) => updateProfile(staffContext(caller), body))
  mount(contract.changePassword, async ({ body }, caller) => {
    const order = { ...body, session: sessionOf(caller), composition: PASSWORD_COMPOSITION }
    const ended = await changePassword(staffContext(caller), order)
    return { message: USER_TEXTS.passwordSaved, ended }
  })
  mount(contract.readPreferences, (_, caller) => readPreferences(staffContext(caller)))
  mount(contract.writePreferences, ({ body }, caller) => writePreferences(staffContext(caller), body))
}

function sessionOf({ session }: Caller): Session {
  if (!session) throw new Problem('unauthenticated')
  return session
}
