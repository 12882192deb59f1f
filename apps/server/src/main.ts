import { fileURLToPath } from 'node:url'
import { ARTICLES } from '../content/articles/articles.ts'
import { FRENCH_ARTICLES } from '../content/articles/french/french-articles.ts'
import { STARTERS } from '../content/questionnaires/starters.ts'
import { isDemo, seedDemo } from '../seed/run.ts'
import { type AppServices, openApp } from './app.ts'
import { publishStarters } from './articles/publish-starters.ts'
import { ensureMonths } from './audit/ensure-months.ts'
import { loadKey } from './audit/load-key.ts'
import { runSealer } from './audit/run-sealer.ts'
import { verifyNightly } from './audit/verify-nightly.ts'
import { anchorFile } from './audit/write-anchor.ts'
import { purgeSessions } from './auth/purge-sessions.ts'
import { planDueReminders } from './booking/plan-due-reminders.ts'
import { type DuePost, sendDueMails } from './booking/send-due-mails.ts'
import { sendDueReminders } from './booking/send-due-reminders.ts'
import { keepLearned } from './chat/keep-learned.ts'
import { openLanguageModel } from './chat/open-language-model.ts'
import { startWork, workOnImports } from './imports/work-on-import.ts'
import { keepApprovals } from './languages/keep-approvals.ts'
import { collectCounts } from './manager/collect-counts.ts'
import { purgeSearches } from './manager/purge-searches.ts'
import { disagreeingZones, now } from './platform/clock.ts'
import { type Config, readConfig } from './platform/config.ts'
import { type Database, type DatabaseAddress, openDatabase } from './platform/database.ts'
import { openEmbedded } from './platform/embedded/open.ts'
import { type JobOptions, startJobs } from './platform/jobs.ts'
import { listen } from './platform/listen.ts'
import { openMailer } from './platform/mail.ts'
import { isMigrated, migrate } from './platform/migrate.ts'
import { sharedSecret } from './platform/secret.ts'
import { publishContent } from './questionnaires/publish-content.ts'
import { endDueHolds } from './queues/end-due-holds.ts'
import { purgeSteps } from './queues/purge-steps.ts'
import { collectFigures } from './reports/collect-figures.ts'
import { verifyFigures } from './reports/verify-figures.ts'
import { createFirstAdministrator } from './users/create-first-administrator.ts'

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))
const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
const NIGHTLY =
  '15 3 * * * ensure_audit_months\n*/20 * * * * purge_sessions\n* * * * * end_due_holds\n*/5 * * * * purge_steps\n45 3 * * * verify_audit_log\n* * * * * fold_patient_counts\n30 * * * * purge_searches\n* * * * * collect_figures\n10 8 * * * verify_figures\n* * * * * send_appointment_mails\n* * * * * send_reminders\n* * * * * work_on_imports'

type Closing = { name: string; close(): Promise<unknown> }
const closing: Closing[] = []
let ending: Promise<void> | null = null

try {
  await boot(readConfig(process.env))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  await shutDown(1)
}

/** Brings everything up in order; what is up is taken down in the opposite order. */
async function boot(config: Config): Promise<void> {
  process.on('SIGTERM', () => void shutDown(0))
  process.on('SIGINT', () => void shutDown(0))
  // The launcher's channel closes when the launcher dies, however that happens.
  process.on('disconnect', () => void shutDown(0))

  const address = await findDatabase(config)
  const database = openDatabase(address, { connections: 12 })
  closing.push({ name: 'database connections', close: database.close })
  await migrate(database.sql, MIGRATIONS)
  await ensureMonths(database.sql, now())
  await keepApprovals(database.sql)
  await publishContent(database.sql, STARTERS)
  await publishStarters(database.sql, [...ARTICLES, ...FRENCH_ARTICLES], now())
  const secret = await sharedSecret(database.sql, 'state_secret', config.STATE_SECRET)
  await fill(database, config, secret)

  const sealing = { key: loadKey(config), file: anchorFile(config), zone: config.CLINIC_TIME_ZONE, now, log: say }
  const sealer = runSealer(database.sql, sealing)
  closing.push({ name: 'audit sealer', close: sealer.stop })
  const mailer = openMailer(config)
  const reach = { origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null }
  const post = { mailer, brand: config.BRAND_NAME, from: config.MAIL_FROM, secret, reach }
  const jobs = await startJobs({ address, crontab: NIGHTLY, log: say, tasks: tasksOf(database.sql, { config, sealing, post }) })
  closing.push({ name: 'jobs', close: jobs.stop })
  const learned = await keepLearned(database.sql, say)
  closing.push({ name: 'learning', close: learned.close })
  const services: AppServices = {
    language: learned.language,
    languageModel: await openLanguageModel(config, { now, log: say }),
    sql: database.sql,
    config,
    mailer,
    now,
    secret,
    migrations: MIGRATIONS,
    web: WEB,
    demo: config.DEMO === '1' && (await isDemo(database.sql)),
    ready: async () => jobs.running() && (await isMigrated(database.sql, MIGRATIONS)),
  }
  const app = await openApp(services)
  closing.push({ name: 'http', close: () => app.close() })
  const url = await listen(app, config)
  reach.origin ??= url
  await greet(url, services)
  // What a process that died was at need not wait for the timetable.
  startWork({ sql: database.sql, now, zone: config.CLINIC_TIME_ZONE, say })
}

type TaskNeeds = { config: Config; sealing: Parameters<typeof verifyNightly>[1]; post: TaskPost }
/** `reach.origin`: the address that people reach us at; not known before we listen, unless it is set. */
type TaskPost = Omit<DuePost, 'sql' | 'now' | 'zone' | 'origin'> & { reach: { origin: string | null } }

/** What the timetable calls for, each with the moment it is called at. */
function tasksOf(sql: Database['sql'], { config, sealing, post }: TaskNeeds): JobOptions['tasks'] {
  const at = () => ({ sql, now: now(), zone: config.CLINIC_TIME_ZONE })
  return {
    ensure_audit_months: () => ensureMonths(sql, now()),
    collect_figures: async () => void (await collectFigures(at())),
    verify_figures: async () => void (await verifyFigures(at(), say)),
    purge_sessions: () => purgeSessions(sql, now()),
    end_due_holds: async () => void (await endDueHolds(at())),
    purge_steps: () => purgeSteps(sql, now()),
    fold_patient_counts: () => collectCounts(sql),
    purge_searches: () => purgeSearches(sql, now()),
    verify_audit_log: () => verifyNightly(sql, sealing),
    work_on_imports: () => workOnImports({ sql, now, zone: config.CLINIC_TIME_ZONE, say }),
    send_appointment_mails: async () => {
      const { reach, ...rest } = post
      if (reach.origin !== null) await sendDueMails({ ...at(), ...rest, origin: reach.origin })
    },
    send_reminders: async () => {
      const { reach, ...rest } = post
      await planDueReminders(at())
      if (reach.origin !== null) await sendDueReminders({ ...at(), ...rest, origin: reach.origin })
    },
  }
}

async function findDatabase(config: Config): Promise<DatabaseAddress> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL }
  const embedded = await openEmbedded({
    dataDir: config.DATA_DIR,
    log: say,
    onGiveUp: (failure) => {
      say(failure.message)
      void shutDown(1)
    },
  })
  closing.push({ name: 'embedded PostgreSQL', close: embedded.stop })
  return embedded
}

async function fill({ sql }: Database, config: Config, secret: string): Promise<void> {
  const context = { sql, actor: { kind: 'nobody' as const, name: 'Set-up' }, now: now(), zone: config.CLINIC_TIME_ZONE, address: '' }
  if (config.ADMIN_EMAIL && config.ADMIN_PASSWORD) {
    await createFirstAdministrator(context, { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD })
  }
  if (config.DEMO === '1') await seedDemo({ ...context, secret }, say)
}

async function greet(url: string, { sql, demo, config }: AppServices): Promise<void> {
  const zones = disagreeingZones(now())
  if (zones.length > 0) say(`This runtime's clock rules differ from the pinned table for ${zones.join(', ')}; the pinned table is used.`)
  say(`\n${config.BRAND_NAME} is ready at ${url}`)
  if (!demo) return
  const [row] = await sql<
    { value: { email: string; role: string; password: string }[] }[]
  >`select value from settings where key = 'demo_people'`
  say(`\nDemo log-ins (the one-time codes arrive at ${url}/demo/mailbox):`)
  for (const { email, role, password } of row?.value ?? []) say(`  ${role.padEnd(30)} ${email.padEnd(38)} ${password}`)
}

/** Stops taking requests, lets those under way finish, then lets go of the database. Ends by force after ten seconds. */
function shutDown(code: number): Promise<void> {
  ending ??= (async () => {
    setTimeout(() => process.exit(code || 1), 10_000).unref()
    for (const { name, close } of closing.reverse()) {
      await close().catch((error: unknown) => say(`Closing ${name}: ${error instanceof Error ? error.message : String(error)}`))
    }
    process.exit(code)
  })()
  return ending
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
