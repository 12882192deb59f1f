import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from './http.ts'

/** Something that is counted elsewhere, by outcome since the start. */
export type Counted = { name: string; help: string; counts: () => Readonly<Record<string, number>> }

/** `GET /metrics` for Prometheus: process figures, request durations by route pattern, never by address, and what others count. */
export function mountMetrics(app: App, counted: readonly Counted[] = []): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'clinic_http_seconds',
    help: 'Seconds from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.015, 0.025, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  for (const one of counted) count(register, one)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { summary: 'Prometheus figures' } }, async (_, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}

function count(register: Registry, { name, help, counts }: Counted): void {
  new Counter({
    ...{ name, help, labelNames: ['outcome'], registers: [register] },
    collect() {
      this.reset()
      for (const [outcome, times] of Object.entries(counts())) this.inc({ outcome }, times)
    },
  })
}
