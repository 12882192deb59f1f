import { type Sql, shortReads } from '@clinic/server/testing/database'

/** A statement as the driver sends it; a parameter is its text form, or `null`. */
export type Statement = { text: string; parameters: (string | null)[] }

/** Runs some work of the server and answers with every statement that it sent: what the bare competitor has to do too. One at a time. */
export async function capture(sql: Sql, work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  const pools = [sql, shortReads(sql)].map(({ options }) => options)
  for (const options of pools) options.sent = (text, parameters) => heard.push({ text: text.trim(), parameters: parameters.map(asText) })
  try {
    await work()
  } finally {
    for (const options of pools) options.sent = null
  }
  return heard
}

/** The settings of a pool's connections that decide how a statement is planned. */
export function settingsOf(sql: Sql): Record<string, string> {
  return { plan_cache_mode: String(sql.options.settings.plan_cache_mode ?? 'auto') }
}

function asText(value: string | Buffer | null): string | null {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value
}
