import * as contract from '@clinic/contract/auth'
import * as factors from '@clinic/contract/auth/second-factors'
import * as signing from '@clinic/contract/documents/signing-factor'
import { USER_TEXTS } from '@clinic/contract/texts'
import type { Mount } from '../../platform/http/http.ts'
import { Problem } from '../../platform/http/problem.ts'
import { releaseAtLogOut } from '../users/edit/release-at-log-out.ts'
import { type Caller, type Services, type Session, staffContext } from './access/context.ts'
import { addPasskey } from './factors/add-passkey.ts'
import { confirmTotp } from './factors/confirm-totp.ts'
import { findRelyingParty, requireRelyingParty } from './factors/find-relying-party.ts'
import { listFactors } from './factors/list-factors.ts'
import type { Post } from './factors/notify-factor-change.ts'
import { readFactors } from './factors/read-factors.ts'
import { removeFactor } from './factors/remove-factor.ts'
import { renamePasskey } from './factors/rename-passkey.ts'
import { renewRecoveryCodes } from './factors/renew-recovery-codes.ts'
import { requestPasskey } from './factors/request-passkey.ts'
import { resetFactors } from './factors/reset-factors.ts'
import { showSigningCode } from './factors/signing/show-signing-code.ts'
import { showSigningPasskey } from './factors/signing/show-signing-passkey.ts'
import { startSigningFactor } from './factors/signing/start-signing-factor.ts'
import { startPasskeyEnrolment } from './factors/start-passkey-enrolment.ts'
import { startTotpEnrolment } from './factors/start-totp-enrolment.ts'
import { verifyPasskey } from './factors/verify-passkey.ts'
import { logIn } from './login/log-in.ts'
import { sendCode } from './login/send-code.ts'
import { verifyCode } from './login/verify-code.ts'
import { changePassword } from './profile/change-password.ts'
import { readPreferences } from './profile/read-preferences.ts'
import { readProfile } from './profile/read-profile.ts'
import { updateProfile } from './profile/update-profile.ts'
import { writePreferences } from './profile/write-preferences.ts'
import { endOwnSessions } from './sessions/end-own-sessions.ts'
import { endSessions } from './sessions/end-sessions.ts'
import type { Finished } from './sessions/finish-log-in.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { lockScreen } from './sessions/lock-screen.ts'
import { logOut } from './sessions/log-out.ts'
import { unlockScreen } from './sessions/unlock-screen.ts'

const SENT = { success: true, message: 'We sent a code to your email address.' } as const

/** Login, locking, sessions and one’s own account (D1 §7). */
export function mountAuth(mount: Mount<Caller>, { mailer, config }: Pick<Services, 'mailer' | 'config'>): void {
  mount(contract.login, async ({ body }, { context, facts, setCookie }) => {
    const { cookie, token, user, factors } = await logIn(context, { ...body, facts })
    if (cookie !== null) setCookie(cookie)
    return { success: true as const, token, user, ...(factors.length > 0 && { factors }) }
  })
  const send = async (_: unknown, caller: Caller) => {
    await sendCode(caller.context, { session: sessionOf(caller), language: caller.facts.language, mailer, brand: config.BRAND_NAME })
    return SENT
  }
  mount(contract.generateOtp, send)
  mount(contract.generateOtpPost, send)
  mount(contract.verifyOtp, async ({ body }, caller) => {
    const order = { session: sessionOf(caller), code: body.token, rotate: body.rotate === true, facts: caller.facts }
    return finished(caller, await verifyCode(caller.context, order, postOf({ mailer, config })))
  })
  mount(contract.logout, async (_, caller) => {
    await logOut(caller.context, sessionOf(caller))
    await releaseAtLogOut(caller.context, sessionOf(caller).user_id)
    caller.setCookie(null)
    return { success: true as const }
  })
  mountScreen(mount)
  mountSessions(mount, config)
  mountProfile(mount, config)
  mountFactors(mount, { mailer, config })
}

/** The response of a login’s last step; browsers also get their cookies. */
function finished(caller: Caller, { cookie, device, token, user, factor_needed }: Finished) {
  if (cookie !== null) caller.setCookie(cookie)
  if (device !== null) caller.markDevice(device)
  return { success: true as const, token, user, ...(factor_needed && { factor_needed }) }
}

function postOf({ mailer, config }: Pick<Services, 'mailer' | 'config'>): Post {
  return { mailer, brand: config.BRAND_NAME }
}

/** Second factors: at login, one’s own, and other users’ for administrators. */
function mountFactors(mount: Mount<Caller>, services: Pick<Services, 'mailer' | 'config'>): void {
  const { BRAND_NAME: brand, PUBLIC_URL } = services.config
  const post = postOf(services)
  const partyOf = ({ origin }: Caller) => findRelyingParty(origin, PUBLIC_URL !== undefined)
  const order = <T>(caller: Caller, body: T) => ({
    ...body,
    session: sessionOf(caller),
    brand,
    party: requireRelyingParty(partyOf(caller)),
  })
  mount(factors.requestPasskey, (_, caller) => requestPasskey(caller.context, order(caller, {})))
  mount(factors.verifyPasskey, async ({ body }, caller) => {
    const { rotate = false, ...rest } = body
    return finished(caller, await verifyPasskey(caller.context, { ...order(caller, rest), rotate, facts: caller.facts }))
  })
  mount(signing.startSigningFactor, (_, caller) =>
    startSigningFactor(caller.context, { session: sessionOf(caller), party: partyOf(caller), ...post }),
  )
  mount(signing.showSigningCode, ({ body }, caller) => showSigningCode(caller.context, { ...body, session: sessionOf(caller) }))
  mount(signing.showSigningPasskey, ({ body }, caller) => showSigningPasskey(caller.context, order(caller, body)))
  mount(factors.startPasskeyEnrolment, ({ body }, caller) => startPasskeyEnrolment(staffContext(caller), order(caller, body)))
  mount(factors.addPasskey, ({ body }, caller) => addPasskey(staffContext(caller), order(caller, body), post))
  mount(factors.listFactors, (_, caller) => listFactors(staffContext(caller), { passkeys_possible: partyOf(caller) !== null }))
  mount(factors.startTotpEnrolment, ({ body }, caller) =>
    startTotpEnrolment(staffContext(caller), { ...body, session: sessionOf(caller), brand }),
  )
  mount(factors.confirmTotp, ({ body }, caller) => confirmTotp(staffContext(caller), { ...body, session: sessionOf(caller) }, post))
  mount(factors.renamePasskey, async ({ params, body }, caller) => {
    await renamePasskey(staffContext(caller), { ...params, ...body })
    return { success: true as const }
  })
  mount(factors.removeFactor, async ({ params, body }, caller) => {
    await removeFactor(staffContext(caller), { ...params, ...body, session: sessionOf(caller) }, post)
    return { success: true as const }
  })
  mount(factors.renewRecoveryCodes, ({ body }, caller) => renewRecoveryCodes(staffContext(caller), body, post))
  mount(factors.readFactors, ({ params }, caller) => readFactors(staffContext(caller), params.id))
  mount(factors.resetFactors, ({ params, body }, caller) => resetFactors(staffContext(caller), { ...params, ...body }, post))
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
  mount(contract.endOwnSessions, ({ body }, caller) => endOwnSessions(staffContext(caller), { ...body, session: sessionOf(caller) }))
  mount(contract.endSession, ({ params }, caller) => endSessions(staffContext(caller), params))
  mount(contract.endSessions, ({ params }, caller) => endSessions(staffContext(caller), params))
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
