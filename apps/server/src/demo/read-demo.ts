import { type DemoPerson, demoPerson } from '@clinic/contract/demo'
import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/db/database.ts'
import { Problem } from '../platform/http/problem.ts'
import { findSettings } from './store.ts'

/** `local`: the request is from this machine, through no proxy. */
export type DemoCall = { sql: Sql; config: Config; local: boolean }

const MAILBOX_PAGE = '/demo/mailbox'
const people = z.array(demoPerson)

/**
 * The demo logins. They and the mailbox give full access, so they exist only where nothing is real: in demo mode, on
 * a database marked by the seed, without outgoing email, for a local request. Refusal: `not-found`.
 */
export async function readDemo({ sql, config, local }: DemoCall): Promise<{ people: DemoPerson[]; mailbox: string }> {
  if (config.DEMO !== '1' || config.SMTP_URL !== undefined || !local) throw new Problem('not-found')
  const settings = await findSettings(sql)
  if (settings.demo !== true) throw new Problem('not-found')
  const parsed = people.safeParse(settings.demo_people)
  return { people: parsed.success ? parsed.data : [], mailbox: MAILBOX_PAGE }
}
