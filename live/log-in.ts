import { setTimeout as sleep } from 'node:timers/promises'
import type { DemoEmail } from '@clinic/contract/demo'
import type { CurrentUser } from '@clinic/contract/users'
import { DEMO_PASSWORD, makePeople } from '@clinic/server/testing/people'
import { type Ask, logIn } from '@clinic/testing/log-in'
import type { Line } from './line.ts'

/** A member of staff who has logged in. */
export type Worker = { token: string; name: string; address: string; pcr: boolean; np: boolean; manages: boolean }

const TRIES = 40
const AGAIN_MS = 250

/** All staff of the demo clinic who work in a queue, logged in with password and emailed code. */
export async function logInAll(line: Line): Promise<Worker[]> {
  const { status } = await line({ call: 'GET /api/demo' })
  if (status !== 200)
    throw new Error('This is not the demo clinic: there is nobody to log in as. Start the program with DEMO=1 on an empty database.')
  const workers: Worker[] = []
  for (const { email, address, active } of makePeople([])) {
    const worker = active ? await logInOne(line, { email, address }) : null
    if (worker && (worker.pcr || worker.np)) workers.push(worker)
  }
  return workers
}

async function logInOne(line: Line, { email, address }: { email: string; address: string }): Promise<Worker | null> {
  const ask: Ask = (call, given) => line({ call, ...given, from: address })
  const newCode = async (to: string) => {
    const before = await newestTo(line, to)
    return () => codeAfter(line, to, before)
  }
  const done = await logIn({ ask, newCode }, { email, password: DEMO_PASSWORD }).catch(() => null)
  if (!done) return null
  const { token, user } = done
  const has = (...scopes: CurrentUser['scopes']) => scopes.some((scope) => user.scopes.includes(scope))
  return {
    token,
    name: user.name,
    address,
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
