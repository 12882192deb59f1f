import type { Config } from '../platform/config.ts'
import type { Sql } from '../platform/db/database.ts'
import { keepTrying } from '../platform/db/keep-trying.ts'
import { unencryptedConnections } from '../platform/db/unencrypted-connections.ts'
import { say } from '../platform/telemetry/crash-handlers.ts'

type Clinic = { sql: Sql; demo: boolean; config: Config }

/** Says where the program is, and in the demo clinic who may log in; a process that `takesOver` leaves out what was said before. */
export function greet(url: string, { sql, demo, config }: Clinic, { takesOver }: { takesOver: boolean }): void {
  if (config.DEMO === '0' && !takesOver)
    for (const name of unencryptedConnections(config)) say(`${name}: nothing says that this connection is encrypted.`, 'warn')
  say(`\n${config.BRAND_NAME} is ready at ${url}${config.PUBLIC_URL ? ` for ${config.PUBLIC_URL}` : ''}`)
  if (demo && !takesOver) void keepTrying(() => nameDemoPeople(url, sql))
}

async function nameDemoPeople(url: string, sql: Sql): Promise<void> {
  const [row] = await sql<
    { value: { email: string; role: string; password: string }[] }[]
  >`select value from settings where key = 'demo_people'`
  say(`\nDemo logins (the one-time codes arrive at ${url}/demo/mailbox):`)
  for (const { email, role, password } of row?.value ?? []) say(`  ${role.padEnd(30)} ${email.padEnd(38)} ${password}`)
}
