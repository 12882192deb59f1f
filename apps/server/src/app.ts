import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { EVENTS_PATH } from '@clinic/contract/events'
import { followQuery } from '@clinic/contract/queues/follow'
import { addYears } from '@clinic/core/shared/dates'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import type { FastifyRequest } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { listContentWarnings } from './assistant/approvals/check-open.ts'
import { mountContentApprovals } from './assistant/approvals/routes.ts'
import { mountArticles } from './assistant/articles/routes.ts'
import { noteHolderSeen } from './assistant/chat/attention/note-holder-seen.ts'
import { openPageWaits } from './assistant/chat/attention/page-waits.ts'
import { mountAttention } from './assistant/chat/attention/routes.ts'
import type { Nlu } from './assistant/chat/models/answer-with-models.ts'
import type { LanguageModel } from './assistant/chat/open-language-model.ts'
import { mountPreparedReplies } from './assistant/chat/prepared-replies/routes.ts'
import { mountChat } from './assistant/chat/routes.ts'
import { mountStaffAnswers } from './assistant/chat/staff-answers/routes.ts'
import { mountOpeningHours } from './assistant/chat/waiting/routes.ts'
import { mountQuestionnaires } from './assistant/questionnaires/routes.ts'
import { measureDraft } from './assistant/questionnaires/taught/measure-meanings.ts'
import { mountTaughtMeanings } from './assistant/questionnaires/taught/routes.ts'
import { mountConversations } from './assistant/transcripts/routes.ts'
import { mountLanguages } from './assistant/translations/routes.ts'
import { recordRefusals } from './audit/record-refusals.ts'
import { mountAudit } from './audit/routes.ts'
import { mountBooking, mountOneClick } from './booking/routes.ts'
import { mountEscalation } from './care/alarms/escalation/routes.ts'
import { listOnCallWarnings } from './care/alarms/list-on-call-warnings.ts'
import { mountAlarms } from './care/alarms/routes.ts'
import { mountCalls } from './care/calls/routes.ts'
import { mountRecord } from './care/chart/routes.ts'
import { mountDocuments } from './care/documents/routes.ts'
import { mountManager } from './care/patient-list/routes.ts'
import { leadToSurvivor } from './care/patients/merging/lead-to-survivor.ts'
import { mountMerging } from './care/patients/merging/routes.ts'
import { patientChannelsOf, userChannel } from './care/patients/patient-notice.ts'
import { mountContactChange, mountPatients } from './care/patients/status/routes.ts'
import { openListFollowing } from './care/queues/live/list-following.ts'
import { mountQueues } from './care/queues/routes.ts'
import { mountVisitNotes } from './care/visit-notes/routes.ts'
import { mountDemo } from './demo/routes.ts'
import { authorizer } from './identity/auth/access/authorizer.ts'
import { checkAuthorized } from './identity/auth/access/check-authorized.ts'
import { type Services, staffContext } from './identity/auth/access/context.ts'
import { mountAuth } from './identity/auth/routes.ts'
import { isGroupNotice } from './identity/users/groups/update-group.ts'
import { mountUsers } from './identity/users/routes.ts'
import { mountImports, mountUploads } from './imports/routes.ts'
import { clockShifts, dayIn } from './platform/clock.ts'
import type { DiskSpace } from './platform/db/disk-space.ts'
import { type LiveEvents, listenForEvents } from './platform/events.ts'
import { type Health, mountHealth } from './platform/http/health.ts'
import { refuseForeignHosts } from './platform/http/host.ts'
import { type App, mounter, openHttp } from './platform/http/http.ts'
import { allowOwnPages, refuseForeignOrigins } from './platform/http/origin.ts'
import { mountPages } from './platform/http/pages.ts'
import { refuseWhenFull } from './platform/http/refuse-when-full.ts'
import { mountStream } from './platform/http/stream.ts'
import { warnOfProxy } from './platform/http/warn-of-proxy.ts'
import { mountMetrics, type Watched } from './platform/telemetry/metrics.ts'
import type { Tracing } from './platform/telemetry/trace-over-http.ts'
import { mountReports } from './reports/routes.ts'
import { mountRetention } from './retention/routes.ts'

export type AppServices = Services & {
  secret: string
  migrations: string
  web: string
  demo: boolean
  /** Codes for `/readyz` of what the process itself knows. */
  warnings?: () => readonly string[]
  ready(): Promise<boolean>
  /** Told to end: every answer takes its connection with it, so that the next request goes to another process. */
  draining?(): boolean
  /** Undefined until every safety model is loaded; until then the process is not ready and answers no patient (F-6). */
  nlu(): Nlu | undefined
  languageModel?: LanguageModel | undefined
  /** What `/metrics` shows beside requests. */
  watched?: Watched
  tracing?: Tracing | null
  /** The room on the database’s disk. */
  disk?: Pick<DiskSpace, 'full' | 'reportFull'>
}

/** Every route group on one screen. */
export async function openApp(services: AppServices, options: { checkResponses?: boolean } = {}): Promise<App> {
  const { config } = services
  const app = await openHttp({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    checkResponses: options.checkResponses ?? false,
    onDiskFull: services.disk?.reportFull,
  })
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    frameguard: { action: 'deny' },
    hsts: config.PUBLIC_URL?.startsWith('https:') ?? false,
  })
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `${config.BRAND_NAME} API`, version: '1' } },
    transform: jsonSchemaTransform,
  })
  guardRequests(app, services)
  const admit = authorizer(services)
  const mount = leadToSurvivor(recordRefusals(mounter(app, admit)))
  mountHealth(app, healthOf(services))
  mountMetrics(app, watchedOf(services))
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())

  mountAuth(mount, services)
  mountUsers(mount, services)
  mountCare(mount)
  mountContactChange(mount, services)
  mountDocuments(mount, { config, fax: null })
  mountRetention(mount, { years: config.RETENTION_YEARS })
  mountEscalation(mount)
  mountManager(mount)
  mountAudit(mount)
  mountReports(mount)
  mountQuestionnaires(mount, { countReread: async (context, draft) => (await measureDraft(context, draft, services)).changed })
  mountTaughtMeanings(mount, services)
  mountBooking(mount, services)
  await mountOneClick(app, admit, services)
  const events = await listenForEvents(services.sql)
  app.addHook('onClose', () => events.close())
  mountPatientChat({ app, mount, events }, services)
  mountConversations(mount)
  mountLanguages(mount)
  mountContentApprovals(mount)
  mountArticles(mount, services)
  mountImports(mount, services)
  await mountUploads(app, admit, services)
  mountDemo(mount, services)

  openStream(app, services, { admit, events })
  app.get('/', { schema: { hide: true } }, (request, reply) =>
    hasSession(request) ? reply.callNotFound() : reply.redirect('/pages/coachchat'),
  )
  await mountPages(app, {
    folder: services.web,
    choose: choosePage(services.web),
    values: pageValues(services),
    live: async () => ({ CHAT_LANGUAGES: 'en fr' }),
    connect: apiOrigin(config),
  })
  return app
}

type Chatting = { app: App; mount: Parameters<typeof mountQueues>[0]; events: LiveEvents }

/** The public chat, and the people who join in it. */
function mountPatientChat({ app, mount, events }: Chatting, services: AppServices): void {
  const waits = openPageWaits(events)
  app.addHook('preClose', async () => waits.close())
  mountChat(mount, { ...services, waits })
  mountAttention(mount)
  mountStaffAnswers(mount, services)
  mountPreparedReplies(mount)
  mountOpeningHours(mount)
}

/** Patients, their records, and the queues they wait in. */
function mountCare(mount: Parameters<typeof mountQueues>[0]): void {
  mountPatients(mount)
  mountMerging(mount)
  mountRecord(mount)
  mountQueues(mount)
  mountCalls(mount)
  mountVisitNotes(mount)
  mountAlarms(mount)
}

/** What every request and response passes, before anyone is asked who they are. */
function guardRequests(app: App, { config, tracing, draining, disk }: AppServices): void {
  app.addHook(
    'onRequest',
    warnOfProxy(config.TRUST_PROXY, (line) => app.log.warn(line)),
  )
  app.addHook('onRequest', refuseForeignHosts(config))
  app.addHook('onRequest', refuseForeignOrigins(config.PUBLIC_URL))
  allowOwnPages(app, config.PUBLIC_URL)
  if (disk) app.addHook('onRequest', refuseWhenFull(disk.full))
  tracing?.requests(app)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS)
    if (draining?.()) reply.header('connection', 'close')
  })
}

/** Live screens: each caller hears what is meant for them, for as long as they are admitted. */
function openStream(
  app: App,
  services: AppServices,
  { admit, events }: { admit: ReturnType<typeof authorizer>; events: LiveEvents },
): void {
  const lists = openListFollowing({ events, now: services.now })
  app.addHook('onClose', async () => lists.close())
  mountStream(app, {
    path: EVENTS_PATH,
    query: followQuery,
    admit,
    events,
    follow: (caller, query) => lists.follow(staffContext(caller), query),
    audienceOf: (caller) => {
      const { staff } = staffContext(caller)
      return { person: String(staff.id), tags: patientChannelsOf(staff), own: userChannel(staff.id) }
    },
    // Licences and roles are a user’s own, or come with a group.
    changesRights: ({ kind, id }, person) => kind === 'user' && (id === person || isGroupNotice(id)),
    stillAdmitted: (caller) => checkAuthorized(services, caller),
    alive: (caller) => noteHolderSeen({ ...staffContext(caller), now: services.now() }),
  })
}

function healthOf(services: AppServices): Health {
  return {
    ready: async () => services.nlu() !== undefined && (await services.ready()),
    warnings: async () => [
      ...(services.warnings?.() ?? []),
      ...(await listContentWarnings(services)),
      ...(await listOnCallWarnings(services)),
    ],
    ...(services.disk && { full: services.disk.full }),
  }
}

function watchedOf({ config, languageModel, watched = {} }: AppServices): Watched {
  const { counted = [], ...others } = watched
  const help = 'Messages put to the language model, by what came of it'
  const choices = languageModel ? [{ name: 'clinic_language_model_total', help, counts: languageModel.counts }] : []
  return { ...others, counted: [...counted, ...choices], token: config.METRICS_TOKEN }
}

/** Nothing of the product uses these; passkeys are used on its own pages only. */
const PERMISSIONS =
  'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), publickey-credentials-create=(self), publickey-credentials-get=(self)'
const API_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }
const CHAT_PATHS = /^\/(coachchat|pages\/coachchat)\/?$/i

/** The public chat has its own entry page; staff who are logged in see it inside the staff shell (B-8). */
function choosePage(web: string) {
  const hasChat = existsSync(join(web, 'chat.html'))
  return (request: FastifyRequest) => {
    const path = request.url.split('?')[0] ?? ''
    const chat = hasChat && CHAT_PATHS.test(path) && !(hasSession(request) && /^\/pages/i.test(path))
    return { file: chat ? 'chat.html' : 'index.html', framedByUs: chat }
  }
}

/** Whether a browser holds a session, which may have ended: the page itself asks, and leads staff to Today and others to the chat (F-2, REQ-003). */
function hasSession({ cookies }: FastifyRequest): boolean {
  return cookies.session !== undefined || cookies['__Host-session'] !== undefined
}

/** Where the pages send their calls when that is not where they came from (REQ-076). */
function apiOrigin({ API_URL }: AppServices['config']): string | null {
  return API_URL ? new URL(API_URL).origin : null
}

const CLOCK_SINCE = '2005-01-01'
const CLOCK_YEARS_AHEAD = 5

/** Since which moment the clinic's clock has been ahead of UTC by how much, in milliseconds, for the pages: their own tables of zones are not asked (E-10). */
function clinicClock(zone: string, at: string): string {
  const { starts, seconds } = clockShifts(zone, CLOCK_SINCE, addYears(dayIn(zone, at), CLOCK_YEARS_AHEAD))
  return JSON.stringify(starts.map((start, place) => [Date.parse(start), (seconds[place] ?? 0) * 1000]))
}

function pageValues({ config, demo, now }: AppServices): Record<string, string> {
  return {
    BRAND: config.BRAND_NAME,
    CHAT_API_KEY: config.CHAT_API_KEY,
    PATIENT_RECORD_URL: config.PATIENT_RECORD_URL ?? '',
    API_ORIGIN: apiOrigin(config) ?? '',
    PUBLIC_ORIGIN: config.PUBLIC_URL ? new URL(config.PUBLIC_URL).origin : '',
    LOCK_IDLE_MINUTES: String(config.LOCK_IDLE_MINUTES),
    CLINIC_CLOCK: clinicClock(config.CLINIC_TIME_ZONE, now()),
    PASSWORD_COMPOSITION: config.PASSWORD_COMPOSITION ? '1' : '0',
    DEMO: demo ? '1' : '0',
  }
}
