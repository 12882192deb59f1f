import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestHttp, type TestHttp } from '../../../test/http.ts'
import { mountUsers } from '../users/routes.ts'
import { hashPassword } from './credentials/passwords.ts'
import { mountAuth } from './routes.ts'

/** The password of every user built with `password_hash`. */
export const PASSWORD = 'Qu7iet&harbour'

export type Authing = {
  db: TestDatabase
  password_hash: string
  openHttp(settings?: Record<string, string>): Promise<TestHttp>
  /** Resets all throttles before a test. */
  begin(settings?: Record<string, string>): Promise<TestHttp>
  close(): Promise<void>
}

export async function openAuthing(): Promise<Authing> {
  const db = await openTestDatabase()
  const openHttp = (settings: Record<string, string> = {}) =>
    openTestHttp(
      db,
      (mount, services) => {
        mountAuth(mount, services)
        mountUsers(mount, services)
      },
      settings,
    )
  return {
    db,
    password_hash: await hashPassword(PASSWORD),
    openHttp,
    async begin(settings) {
      await db.owner`truncate throttles, known_devices`
      return openHttp(settings)
    },
    close: () => db.close(),
  }
}
