import { fileURLToPath } from 'node:url'
import { passwordError } from '@clinic/core/auth/password'
import { loadArticles } from '@clinic/data/load-articles'
import { emergencyNumbers } from '../content/emergency-numbers.ts'
import { STARTERS } from '../content/starters.ts'
import { isDemo, seedDemo } from '../seed/run.ts'
import { type AppServices, openApp } from './app.ts'
import { publishBuiltIn } from './assistant/articles/publish-built-in.ts'
import { releaseAbsent } from './assistant/chat/attention/release-absent.ts'
import { checkServedProvinces } from './assistant/chat/check-served-provinces.ts'
import { keepModels } from './assistant/chat/models/keep-models.ts'
import { loadModelsAside } from './assistant/chat/models/load-models.ts'
import { warmChat } from './assistant/chat/models/warm-chat.ts'
import { openLanguageModel } from './assistant/chat/open-language-model.ts'
import { requestCallBacks } from './assistant/chat/request-call-backs.ts'
import { sendReplyEmails } from './assistant/chat/waiting/send-reply-emails.ts'
import { tellWaitingPatients } from './assistant/chat/waiting/tell-waiting-patients.ts'
import { publishContent } from './assistant/questionnaires/publish-content.ts'
import { saveApprovals } from './assistant/translations/save-approvals.ts'
import { ensureMonths } from './audit/ensure-months.ts'
import type { AuditKey } from './audit/load-key.ts'
import { openAuditKey } from './audit/open-audit-key.ts'
import { canChangeAuditLog, PROGRAM_RIGHTS } from './audit/program-rights.ts'
import { runSigner, type Signer } from './audit/run-signer.ts'
import { verifyNightly } from './audit/verify-nightly.ts'
import { anchorFile, checkAnchorFile } from './audit/write-anchor.ts'
import { BACKUP_TASKS, BACKUP_TIMES, keepingOf, planBackups } from './backup/plan-backups.ts'
import { LAST_BACKUP, readLastBackup } from './backup/read-last-backup.ts'
import { countWaitingEmails, WAITING_MAILS } from './booking/emails/count-waiting-emails.ts'
import { type DuePost, sendDueEmails } from './booking/emails/send-due-emails.ts'
import { planDueReminders, wakingMoments } from './booking/reminders/plan-due-reminders.ts'
import { sendDueReminders } from './booking/reminders/send-due-reminders.ts'
import { escalateAlarms } from './care/alarms/escalation/escalate-alarms.ts'
import { sendAlarmEmails } from './care/alarms/send-alarm-emails.ts'
import { whenRaised } from './care/alarms/when-raised.ts'
import { raiseDueCalls } from './care/calls/raise-due-calls.ts'
import { sendCallEmails } from './care/calls/send-call-emails.ts'
import { ageDocuments } from './care/documents/life/age-documents.ts'
import { askAboutDeath } from './care/next-steps/ask-about-death.ts'
import { countLost, LOST_PATIENTS, returnLost } from './care/next-steps/return-lost.ts'
import { planVisitTasks, VISIT_MINUTES, VISIT_TIMES } from './care/next-steps/timetable/plan-visit-tasks.ts'
import { collectCounts } from './care/patient-list/collect-counts.ts'
import { purgeSearches } from './care/patient-list/purge-searches.ts'
import { sendContactEmails } from './care/patients/contact/send-contact-emails.ts'
import { findDuplicates, recheckDuplicates } from './care/patients/merging/find-duplicates.ts'
import { endDueHolds } from './care/queues/end-due-holds.ts'
import { purgeSteps } from './care/queues/purge-steps.ts'
import { greet } from './demo/greet.ts'
import { loadCommonPasswords } from './identity/auth/credentials/load-common-passwords.ts'
import { purgeSessions } from './identity/auth/sessions/purge-sessions.ts'
import { createFirstAdministrator } from './identity/users/edit/create-first-administrator.ts'
import { purgeImports } from './imports/lifecycle/purge-imports.ts'
import { startWork, workOnImports } from './imports/stages/work-on-import.ts'
import { now } from './platform/clock.ts'
import { type Config, passwordFacts } from './platform/config.ts'
import { encryptColumns } from './platform/crypto/encrypted-columns.ts'
import { checkKeys } from './platform/crypto/encrypted-keys.ts'
import { encryptPlainValues } from './platform/crypto/encrypted-values.ts'
import { KEY_SINCE, readKeySince, warnOfOldKey } from './platform/crypto/key-age.ts'
import { type KeyRing, openKeyRing } from './platform/crypto/key-ring.ts'
import { sharedSecret } from './platform/crypto/secret.ts'
import { checkReachable } from './platform/db/check-reachable.ts'
import { type Database, type DatabaseAddress, type DatabaseAddresses, openDatabase } from './platform/db/database.ts'
import { DISK_FREE, DISK_FULL, type DiskSpace, watchDiskSpace } from './platform/db/disk-space.ts'
import { keepTrying } from './platform/db/keep-trying.ts'
import { listen } from './platform/db/listen.ts'
import { isMigrated } from './platform/db/migrate.ts'
import { MIGRATIONS, prepareSchema } from './platform/db/prepare-schema.ts'
import { proveWrite } from './platform/db/prove-write.ts'
import { openReadReplica } from './platform/db/read-replica.ts'
import { openDrain } from './platform/http/drain.ts'
import { type JobOptions, type Jobs, startJobs } from './platform/jobs/jobs.ts'
import { countEmails, MAILS } from './platform/mail/count-emails.ts'
import { openMailer } from './platform/mail/mail.ts'
import { reportZonesLater } from './platform/report-zones-later.ts'
import type { Starting } from './platform/standby/await-turn.ts'
import { closing, say, waitLonger } from './platform/telemetry/crash-handlers.ts'
import type { WatchedValue } from './platform/telemetry/metrics.ts'
import { openTracing } from './platform/telemetry/tracing.ts'
import { watchTasks } from './platform/telemetry/watch-tasks.ts'
import { collectMetrics } from './reports/collect-metrics.ts'
import { reconcileMetrics } from './reports/reconcile-metrics.ts'
import { purgeConversations } from './retention/purge-conversations.ts'
import { reviewRecords } from './retention/review-records.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))
/** In UTC. `return_lost` comes after midnight in every zone of the country, and after a start as often as it was missed. */
const NIGHTLY =
  '15 3 * * * ensure_audit_months\n*/20 * * * * purge_sessions\n*/5 * * * * purge_steps\n45 3 * * * verify_audit_log\n30 * * * * purge_searches\n10 8 * * * verify_figures\n35 3 * * * purge_imports\n5 4-12 * * * return_lost ?fill=12h\n40 4 * * * recheck_duplicates\n15 4 * * * age_documents'

/** Runs each minute, with every alarm that is raised, and when the next step is due. */
const ESCALATE = 'escalate_alarms'
const EVERY_MINUTE = [
  ESCALATE,
  ...['send_alarm_emails', 'request_call_backs', 'end_due_holds', 'raise_due_calls', 'release_absent', 'tell_waiting'],
  ...['send_appointment_mails', 'send_contact_mails', 'send_reply_emails', 'send_call_emails', 'collect_figures', 'send_reminders'],
  ...['fold_patient_counts', 'work_on_imports', 'find_duplicates'],
  ...VISIT_MINUTES,
] as const

const RETENTION = '20 4 * * * review_records\n50 4 * * * purge_conversations'

const AUDIT_LOG_EXPOSED =
  'The program’s database role owns the audit tables or may change them, so anyone who has its password can alter the audit log. Use a role without these rights in DATABASE_URL and name the owner in MIGRATION_DATABASE_URL (docs/operations.md, "A role of its own for the audit tables").'

/**
 * Brings everything up over the database, in order; what is up is taken down in the opposite order. Until its turn comes the process is spare:
 * it has loaded everything, takes no request and does no job. Answers the address that it serves at.
 */
export async function serve(config: Config, addresses: DatabaseAddresses, { turn, loaded }: Starting): Promise<string> {
  const ready = await standBy(config, addresses)
  const { sql } = ready.services
  warmChat(ready.nlu())
  loaded()
  const { takesOver } = await turn
  // The key may have been taken away while this process waited (F-16).
  if (takesOver) await openAuditKey(sql, config)
  const signer = runSigner(sql, ready.sealing)
  closing.push({ name: 'audit signer', close: signer.stop })
  // People are answered while the jobs start; `/readyz` waits for both.
  const { address } = addresses
  const starting = startJobs({ address, everyMinute: EVERY_MINUTE, crontab: timetable(config), log: say, tasks: ready.tasks })
  closing.push({ name: 'jobs', close: async () => (await starting).stop() })
  closing.push({ name: 'http', close: () => ready.app.close() })
  const [jobs, url] = await Promise.all([starting, listen(ready.app, config)])
  ready.beginWith(jobs, signer)
  closing.push({ name: 'drain', close: ready.drain.begin })
  ready.reach.origin ??= url
  greet(url, ready.services, { takesOver })
  beginTasks(sql, config, jobs)
  reportZonesLater(say)
  return url
}

/** Everything that a turn to serve does not change. */
async function standBy(config: Config, { address, owner }: DatabaseAddresses) {
  const loading = loadModelsAside()
  checkServedProvinces(config.SERVED_PROVINCES, emergencyNumbers)
  const database = openDatabase(address, { connections: config.DATABASE_CONNECTIONS })
  closing.push({ name: 'database connections', close: database.close })
  const { sql } = database
  openReplica(sql, config)
  const disk = await watchDisk(config, address)
  const tracing = await openTracing(config)
  if (tracing) closing.push({ name: 'tracing', close: tracing.close })
  tracing?.statements()
  const ring = openKeyRing(config)
  const { secret, auditKey, warnings } = await prepare(database, config, { owner, ring })
  const sealing = { key: auditKey, file: anchorFile(config), zone: config.CLINIC_TIME_ZONE, now, log: say }
  const mailer = countEmails(openMailer(config))
  const reach: TaskPost['reach'] = { origin: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : null }
  const post = { mailer, brand: config.BRAND_NAME, from: config.MAIL_FROM, secret, reach, video: config.VIDEO_LINK ?? null }
  const watched = watchTasks(tasksOf(sql, { config, sealing, post }))
  const models = await keepModels(sql, say, loading)
  closing.push({ name: 'models', close: models.close })
  const drain = openDrain(config.DRAIN_SECONDS)
  waitLonger(config.DRAIN_SECONDS * 1000)
  let jobs: Jobs | null = null
  let signer: Signer | null = null
  const services: AppServices = {
    nlu: models.nlu,
    languageModel: await openLanguageModel(config, { now, log: say }),
    ...{ sql, config, mailer, now, secret },
    migrations: MIGRATIONS,
    web: WEB,
    demo: config.DEMO === '1' && (await isDemo(sql)),
    draining: drain.begun,
    warnings: () => [
      ...warnings,
      ...(BACKUP_TASKS.some((name) => watched.figures().get(name)?.failing) ? ['backups-fail'] : []),
      ...(signer?.anchorFails() ? ['audit-anchors-fail'] : []),
    ],
    ready: async () => {
      if (drain.begun() || !jobs?.running() || !(await isMigrated(sql, MIGRATIONS))) return false
      await proveWrite(sql)
      return true
    },
    watched: {
      counted: [{ ...MAILS, counts: mailer.counts }],
      looked: [...gaugesOf(sql, config, ring), ...diskGauges(disk)],
      tasks: watched.figures,
    },
    tracing,
    disk,
  }
  const beginWith = (begun: Jobs, signing: Signer) => {
    jobs = begun
    signer = signing
  }
  const tasks = tracing?.tasks(watched.tasks) ?? watched.tasks
  const app = await openApp(services)
  await app.ready()
  return { services, app, tasks, sealing, drain, reach, beginWith, nlu: models.nlu }
}

/**
 * What need not wait for the timetable: the work of a process that died, the first backup, and alarms. The program is being used by now, so a
 * database that goes away does not end it.
 */
function beginTasks(sql: Database['sql'], config: Config, jobs: Jobs): void {
  startWork({ sql, now, zone: config.CLINIC_TIME_ZONE, say })
  if (config.BACKUP_DIR) void keepTrying(() => jobs.begin('make_first_backup'))
  const escalate = () => jobs.begin(ESCALATE).catch(() => say('An alarm waits for the minute to be escalated.', 'warn'))
  void keepTrying(async () => void closing.push({ name: 'alarm events', close: await whenRaised(sql, escalate) }))
}

type Prepared = { secret: string; auditKey: AuditKey; warnings: string[] }

/** Prepares the database before the first request. */
async function prepare(
  database: Database,
  config: Config,
  { owner, ring }: { owner: DatabaseAddress | null; ring: KeyRing },
): Promise<Prepared> {
  const { sql } = database
  checkAnchorFile(anchorFile(config))
  if (config.DATABASE_URL) await checkReachable(sql, 'DATABASE_URL', config.DATABASE_URL)
  const auditKey = await prepareSchema(sql, { owner, limits: PROGRAM_RIGHTS }, async (tables) => {
    const opened = await openAuditKey(sql, config)
    await openEncrypted(sql, tables, ring)
    return opened
  })
  await ensureMonths(sql, now())
  await saveApprovals(sql)
  await publishContent(sql, STARTERS)
  await publishBuiltIn(sql, [...loadArticles('en'), ...loadArticles('fr')], now())
  const secret = await sharedSecret(sql, 'state_secret', config.STATE_SECRET)
  await fill(database, config, secret)
  const exposed = await canChangeAuditLog(sql)
  if (exposed) say(AUDIT_LOG_EXPOSED, 'warn')
  return { secret, auditKey, warnings: exposed ? ['audit-log-not-protected'] : [] }
}

function gaugesOf(sql: Database['sql'], config: Config, ring: KeyRing): WatchedValue[] {
  const mails = { ...WAITING_MAILS, look: () => countWaitingEmails({ sql, now: now() }) }
  const key = { ...KEY_SINCE, look: () => readKeySince(sql, ring) }
  const lost = { ...LOST_PATIENTS, look: () => countLost(sql, { now: now(), zone: config.CLINIC_TIME_ZONE }) }
  return config.BACKUP_DIR
    ? [mails, key, lost, { ...LAST_BACKUP, look: () => readLastBackup(keepingOf(sql, config, say)) }]
    : [mails, key, lost]
}

async function watchDisk({ DATA_DIR }: Config, address: DatabaseAddress): Promise<DiskSpace> {
  const disk = await watchDiskSpace({ folder: 'url' in address ? null : DATA_DIR, log: say })
  closing.push({ name: 'disk watch', close: disk.stop })
  return disk
}

function diskGauges({ free, full }: DiskSpace): WatchedValue[] {
  return [
    { ...DISK_FREE, look: free },
    { ...DISK_FULL, look: async () => Number(full()) },
  ]
}

type TaskNeeds = { config: Config; sealing: Parameters<typeof verifyNightly>[1]; post: TaskPost }
/** `reach.origin`: the address that people reach us at; not known before we listen, unless it is set. */
type TaskPost = Omit<DuePost, 'sql' | 'now' | 'zone' | 'origin'> & { reach: { origin: string | null } }

/** What the timetable calls for, each with the moment it is called at. */
function tasksOf(sql: Database['sql'], { config, sealing, post }: TaskNeeds): JobOptions['tasks'] {
  const at = () => ({ sql, now: now(), zone: config.CLINIC_TIME_ZONE })
  // Nothing with a link leaves before the address is known.
  const linked = (send: (due: DuePost) => Promise<unknown>) => async () => {
    const { reach, ...rest } = post
    if (reach.origin !== null) await send({ ...at(), ...rest, origin: reach.origin })
  }
  const sendWaiting = linked(sendAlarmEmails)
  return {
    ensure_audit_months: () => ensureMonths(sql, now()),
    collect_figures: async () => void (await collectMetrics(at())),
    verify_figures: async () => void (await reconcileMetrics(at(), say)),
    age_documents: async () => void (await ageDocuments(at())),
    return_lost: async () => void (await returnLost(at())),
    find_duplicates: async () => void (await findDuplicates(at())),
    recheck_duplicates: () => recheckDuplicates(at()),
    purge_sessions: () => purgeSessions(sql, now()),
    request_call_backs: async () => void (await requestCallBacks(at())),
    release_absent: () => releaseAbsent(at()),
    tell_waiting: async () => void (await tellWaitingPatients(at())),
    raise_due_calls: async () => void (await raiseDueCalls(at())),
    end_due_holds: async () => void (await endDueHolds(at())),
    purge_steps: () => purgeSteps(sql, now()),
    fold_patient_counts: () => collectCounts(sql),
    purge_searches: () => purgeSearches(sql, now()),
    verify_audit_log: () => verifyNightly(sql, sealing),
    work_on_imports: () => workOnImports({ sql, now, zone: config.CLINIC_TIME_ZONE, say }),
    purge_imports: () => purgeImports(at()),
    review_records: async () => void (await reviewRecords({ ...at(), years: config.RETENTION_YEARS })),
    purge_conversations: async () => void (await purgeConversations({ ...at(), days: config.ABANDONED_CHAT_DAYS })),
    ...(config.BACKUP_DIR && planBackups(keepingOf(sql, config, say))),
    escalate_alarms: async (_, { addJob }) => {
      const { next } = await escalateAlarms(at())
      await sendWaiting()
      // The minute's own turn would be too late for it.
      if (next !== null) await addJob(ESCALATE, {}, { runAt: new Date(next), jobKey: ESCALATE })
    },
    ...planVisitTasks({ at, linked, fax: null }),
    send_alarm_emails: sendWaiting,
    send_contact_mails: async () => void (await sendContactEmails({ ...at(), ...post, contact: config.CLINIC_CONTACT ?? null })),
    send_appointment_mails: linked((due) => sendDueEmails(due, askAboutDeath)),
    send_reply_emails: linked(sendReplyEmails),
    send_call_emails: linked((due) => sendCallEmails({ ...due, morning: wakingMoments(due.now, due.zone) })),
    send_reminders: async () => {
      await planDueReminders(at())
      await linked(sendDueReminders)()
    },
  }
}

function timetable({ BACKUP_DIR }: Config): string {
  return [NIGHTLY, VISIT_TIMES, RETENTION, ...(BACKUP_DIR ? [BACKUP_TIMES] : [])].join('\n')
}

/** From here on what is sealed can be read and written. */
async function openEncrypted(sql: Database['sql'], owner: Database['sql'], ring: KeyRing): Promise<void> {
  await checkKeys(sql, ring, now())
  await warnOfOldKey(sql, ring, { now: now(), say })
  await encryptColumns(sql, ring)
  await encryptPlainValues(sql, { ring, owner, say })
}

function openReplica(sql: Database['sql'], { DATABASE_READ_URL, DATABASE_CONNECTIONS }: Config): void {
  if (!DATABASE_READ_URL) return
  const copy = openReadReplica(sql, { url: DATABASE_READ_URL }, { connections: Math.ceil(DATABASE_CONNECTIONS / 2), now, log: say })
  closing.push({ name: 'connections for reading', close: copy.close })
}

async function fill({ sql }: Database, config: Config, secret: string): Promise<void> {
  const context = { sql, actor: { kind: 'nobody' as const, name: 'Set-up' }, now: now(), zone: config.CLINIC_TIME_ZONE, address: '' }
  if (config.ADMIN_EMAIL && config.ADMIN_PASSWORD) {
    const weak = passwordError(config.ADMIN_PASSWORD, { ...passwordFacts(config), common: await loadCommonPasswords() })
    if (weak !== null) throw new Error(`These settings cannot be used:\n  ADMIN_PASSWORD: ${weak}`)
    await createFirstAdministrator(context, { email: config.ADMIN_EMAIL, password: config.ADMIN_PASSWORD })
  }
  if (config.DEMO === '1') await seedDemo({ ...context, secret }, say)
}
