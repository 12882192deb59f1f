import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoEmail } from '@clinic/contract/demo'
import type { CurrentUser } from '@clinic/contract/users'
import { DEMO_PASSWORD, makePeople } from '../apps/server/seed/people.ts'
import type { Line } from './line.ts'

/** Somebody of the staff who has logged in. */
export type Worker = { token: string; name: string; address: string; pcr: boolean; np: boolean; manages: boolean }

const TRIES = 40
const AGAIN_MS = 250

/** Everybody of the demo clinic who works in a queue, logged in with password and mailed code. */
export async function logInAll(line: Line): Promise<Worker[]> {
  const { status } = await line({ call: 'GET /api/demo' })
  if (status !== 200)
    throw new Error('This is not the demo clinic: there is nobody to log in as. Start the program with DEMO=1 on an empty database.')
  const workers: Worker[] = []
  for (const { email, address, active } of makePeople([])) {
    const worker = active ? await logIn(line, { email, address }) : null
    if (worker && (worker.pcr || worker.np)) workers.push(worker)
  }
  return workers
}

async function logIn(line: Line, { email, address: from }: { email: string; address: string }): Promise<Worker | null> {
  const entered = await line({ call: 'POST /api/auth/login', body: { email, password: DEMO_PASSWORD }, from })
  if (entered.status !== 200) return null
  const { token: half } = entered.body as { token: string }
  const before = await newestTo(line, email)
  if ((await line({ call: 'GET /api/auth/generate-otp', token: half, from })).status !== 200) return null
  const code = await codeAfter(line, email, before)
  const verified = await line({ call: 'POST /api/auth/verify-otp', body: { token: code }, token: half, from })
  if (verified.status !== 200) return null
  const { token, user } = verified.body as { token: string; user: CurrentUser }
  const has = (...scopes: CurrentUser['scopes']) => scopes.some((scope) => user.scopes.includes(scope))
  return {
    token,
    name: user.name,
    address: from,
    pcr: has('pcr', 'pcrmanager') && user.queue_enabled,
    np: has('np', 'npmanager') && user.queue_enabled,
    manages: has('pcrmanager', 'npmanager'),
  }
}

async function codeAfter(line: Line, email: string, before: string | undefined): Promise<string> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const mail = await mailTo(line, email)
    const code = mail && mail.id !== before ? /^(\d{6})$/m.exec(mail.text)?.[1] : undefined
    if (code) return code
    await sleep(AGAIN_MS)
  }
  throw new Error(`no code came for ${email}`)
}

async function newestTo(line: Line, email: string): Promise<string | undefined> {
  return (await mailTo(line, email))?.id
}

/** As the page of the demo clinic's mail shows it. */
async function mailTo(line: Line, email: string): Promise<DemoEmail | undefined> {
  const { body } = await line({ call: 'GET /api/demo/mailbox' })
  return (body as DemoEmail[]).find(({ to }) => to.includes(email))
}
