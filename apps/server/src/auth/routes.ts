import * as contract from '@clinic/contract/auth'
import type { Mount } from '../platform/http.ts'
import { Problem } from '../platform/problem.ts'
import type { Caller, Services, Session } from './context.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { sendCode } from './send-code.ts'
import { verifyCode } from './verify-code.ts'

const SENT = { success: true, message: 'A key was sent to your e-mail address.' } as const

/** Logging in and out (D1 §7). */
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
}

function sessionOf({ session }: Caller): Session {
  if (!session) throw new Problem('unauthenticated')
  return session
}
