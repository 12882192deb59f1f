import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { Readable } from 'node:stream'
import type { Endpoint, Output, Parsed } from '@clinic/contract/endpoint'
import type { ProblemCode } from '@clinic/contract/problem'
import compress, { type FastifyCompressOptions } from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
  type RawServerDefault,
} from 'fastify'
import { hasZodFastifySchemaValidationErrors, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { isUnavailable } from '../db/database.ts'
import { isDiskFull } from '../db/disk-space.ts'
import { logOptions } from '../telemetry/log.ts'
import { closeIdleConnections } from './graceful-close.ts'
import { describeProblem, Problem, type ProblemDetails } from './problem.ts'
import { firstUnusable } from './text.ts'
import { readWritten, type WrittenJson, writeJson } from './written-json.ts'

export type App = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger>
export type HttpOptions = { logLevel: string; trustProxy: string; checkResponses: boolean; onDiskFull?: (() => void) | undefined }

const BODY_LIMIT = 256 * 1024
const FULL_SECONDS = 30
/** As nginx counts a client that closed its connection before the reply. */
const CLIENT_LEFT = 499
const SLOW_CLIENT_MS = 10_000
/** The largest file at 3 Mbit/s. */
const SLOW_BODY_MS = 120_000
/** The lowest level already shrinks a list to a quarter. Files of the web are compressed when they are built. */
const COMPRESSED: FastifyCompressOptions = { encodings: ['gzip'], zlibOptions: { level: 1 } }

/** A Fastify that refuses in one voice: every error leaves as `{ error: { code, message, fields? }, message }` and never as an inner text. */
export async function openHttp(options: HttpOptions): Promise<App> {
  const app = Fastify({
    logger: logOptions(options.logLevel) ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy === '' ? false : options.trustProxy.split(','),
    bodyLimit: BODY_LIMIT,
    requestTimeout: SLOW_BODY_MS,
    connectionTimeout: 0,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 300 },
    http: { connectionsCheckingInterval: 1000, headersTimeout: SLOW_CLIENT_MS, requestTimeout: SLOW_BODY_MS },
    clientErrorHandler: (error, socket) => {
      // A browser opens connections ahead of need. One that never asked anything gets no answer: it would be taken for the next page's.
      if (socket.bytesRead === 0 || error.code === 'ECONNRESET') return void socket.destroy()
      if (socket.writable) socket.end(writtenOut(plainRefusal()))
    },
    frameworkErrors: (_error, _request, reply) => {
      const { status, headers, text } = plainRefusal()
      void (reply as unknown as FastifyReply).code(status).headers(headers).send(text)
    },
  }) as unknown as App
  // Node answers an unknown `Expect` header on its own, without our error format.
  app.server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const { status, headers, text } = plainRefusal()
    response.writeHead(status, headers).end(text)
  })
  await app.register(cookie)
  await app.register(compress, { global: false, globalDecompression: false })
  closeIdleConnections(app)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parseJson(request, body as string, done)
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(options.checkResponses ? checkingCompiler : () => writeJson)
  app.addHook('preValidation', async (request) => {
    const unusable = firstUnusable({ ...(request.params as object), ...(request.query as object) }) ?? firstUnusable(request.body)
    if (unusable !== null)
      throw new Problem('invalid-input', { fields: { [unusable || 'body']: 'holds characters that cannot be stored' } })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!request.url.startsWith('/api')) return
    reply.header('cache-control', 'no-store')
    if (payload instanceof Readable && !reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  })
  app.setErrorHandler(async (error: FastifyError | Problem, request, reply) => {
    if (isOfLostClient(error, reply)) return reply.code(CLIENT_LEFT).send()
    const { code, details } = toProblem(error)
    if (isDiskFull(error)) options.onDiskFull?.()
    if (code === 'internal-error' || error.cause !== undefined) request.log.error({ err: error, req: request }, 'unexpected failure')
    const { status, body } = describeProblem(code, details)
    if (status === 429 || status === 503 || status === 507) reply.header('retry-after', String(details.seconds ?? 1))
    return reply.code(status).send(body)
  })
  return app
}

/** The reply was still being compressed when the client closed its connection: no one reads it, and nothing failed here. */
function isOfLostClient({ code }: { code: string }, { raw }: FastifyReply): boolean {
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.destroyed && !raw.headersSent
}

/** A refusal of what never becomes a request of Fastify's, whose hooks give all others their headers. */
function plainRefusal() {
  const { status, body } = describeProblem('broken-request')
  const text = JSON.stringify(body)
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  }
  return { status, headers, text }
}

function writtenOut({ status, headers, text }: ReturnType<typeof plainRefusal>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', text].join('\r\n')
}

/** Answers checked against the contract, those that are written already like all others. */
const checkingCompiler: typeof serializerCompiler = (route) => {
  const write = serializerCompiler(route)
  return (answer) => write(readWritten(answer))
}

/**
 * The caller, found before the body is read, so that nothing is parsed for a client without the right. The reply is
 * passed for its cookies.
 */
export type Admit<C> = (request: FastifyRequest, access: Endpoint['access'], reply: FastifyReply) => Promise<C>
export type Handler<E extends Endpoint, C> = (input: Parsed<E>, caller: C) => Promise<Output<E> | WrittenJson<Output<E>>>
export type Mount<C> = <E extends Endpoint>(endpoint: E, handler: Handler<E, C>) => void

/** Binds contract endpoints to handlers: admission first, then the parsed input, then one call. */
export function mounter<C>(app: App, admit: Admit<C>): Mount<C> {
  return (endpoint, handler) => {
    const callers = new WeakMap<FastifyRequest, C>()
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
      compress: COMPRESSED,
      schema: {
        summary: endpoint.summary,
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: { 200: endpoint.response },
      },
      onRequest: async (request, reply) => {
        callers.set(request, await admit(request, endpoint.access, reply))
      },
      handler: async (request) =>
        handler({ params: request.params, query: request.query, body: request.body } as Parsed<typeof endpoint>, callers.get(request) as C),
    })
  }
}

const BY_FASTIFY_CODE: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-content-type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken-json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'broken-request',
}

/** The one place where what went wrong becomes a code. */
function toProblem(error: FastifyError | Problem): { code: ProblemCode; details: ProblemDetails } {
  if (error instanceof Problem) return { code: error.code, details: error.details }
  if (hasZodFastifySchemaValidationErrors(error)) return { code: 'invalid-input', details: { fields: fieldsAtFault(error.validation) } }
  const known = BY_FASTIFY_CODE[error.code]
  if (known) return { code: known, details: {} }
  if (isDiskFull(error)) return { code: 'storage-full', details: { seconds: FULL_SECONDS } }
  if (isUnavailable(error)) return { code: 'database-unavailable', details: {} }
  if (error.name === 'PostgresError' && String(error.code).startsWith('22'))
    return { code: 'invalid-input', details: { fields: { body: 'holds a value that cannot be stored' } } }
  if (error.statusCode === 404) return { code: 'not-found', details: {} }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { code: error instanceof SyntaxError ? 'broken-json' : 'broken-request', details: {} }
  return { code: 'internal-error', details: {} }
}

type Issue = { instancePath: string; message?: string; params?: { issue?: { code?: string; keys?: string[] } } & Record<string, unknown> }

/** Names come from the client: `__proto__` has to be reported too, so nothing is assigned by name. */
function fieldsAtFault(issues: readonly unknown[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const raw of issues as Issue[]) {
    const path = raw.instancePath.split('/').filter(Boolean).join('.')
    const keys = (raw.params as { keys?: string[] } | undefined)?.keys ?? raw.params?.issue?.keys
    if (keys) for (const key of keys) fields.set(path === '' ? key : `${path}.${key}`, 'is not known here')
    else if (!fields.has(path || 'body')) fields.set(path || 'body', raw.message ?? 'cannot be used')
  }
  return Object.fromEntries(fields)
}
