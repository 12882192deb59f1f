import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { App } from './http.ts'

/** `GET /metrics` for Prometheus: process figures and request durations by route pattern, never by address. */
export function mountMetrics(app: App): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'clinic_http_seconds',
    help: 'Seconds from request to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { summary: 'Prometheus figures' } }, async (_, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
