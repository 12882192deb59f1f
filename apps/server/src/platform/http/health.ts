import type { App } from './http.ts'

export type Health = { ready(): Promise<boolean>; warnings(): Promise<readonly string[]>; full?(): boolean }

/**
 * `GET /healthz`: the process answers. `GET /readyz`: its database takes writes, and migrations, jobs and safety models are ready; a load balancer sends
 * nothing before that. `full`: the disk takes no more changes. `warnings`: codes of what needs attention although the process is ready.
 */
export function mountHealth(app: App, { ready, warnings, full = () => false }: Health): void {
  app.get('/healthz', { schema: { summary: 'The process answers' } }, async () => ({ ok: true }))
  app.get('/readyz', { schema: { summary: 'The database, its migrations, the jobs and crisis detection are ready' } }, async (_, reply) => {
    if (full()) return reply.code(503).send({ ok: false, reason: 'storage-full' })
    const ok = await ready().catch(() => false)
    const warned = ok ? await warnings().catch(() => []) : []
    return reply.code(ok ? 200 : 503).send({ ok, ...(warned.length > 0 && { warnings: warned }) })
  })
}
