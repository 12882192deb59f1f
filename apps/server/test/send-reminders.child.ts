import { sendDueReminders } from '../src/booking/reminders/send-due-reminders.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { APP_DATABASE, APP_ROLE } from '../src/platform/embedded/cluster.ts'
import { databasePassword } from '../src/platform/embedded/password.ts'
import { socketFolder } from '../src/platform/embedded/place.ts'
import { openMailer } from '../src/platform/mail/mail.ts'

/**
 * Sends the reminders of a server’s data folder as of another time, so that end-to-end tests need not wait for the
 * morning.
 */
const [, , dataDir = '', origin = '', now = ''] = process.argv
const address = {
  socketDir: socketFolder(dataDir),
  port: 5432,
  user: APP_ROLE,
  password: databasePassword(dataDir),
  database: APP_DATABASE,
}
const { sql, close } = openDatabase(address, { connections: 2, name: 'journey' })
const [secret] = await sql<{ value: string }[]>`select value from settings where key = 'state_secret'`
const mailer = openMailer({ DATA_DIR: dataDir, MAIL_FROM: 'TCN AI <no-reply@clinic.example>', SMTP_URL: undefined })
await sendDueReminders({ sql, now, zone: 'America/Toronto', mailer, brand: 'TCN AI', origin, secret: secret?.value ?? '' })
await close()
