import type { Config } from '../config.ts'
import type { Tracing } from './trace-over-http.ts'

/** Tracing over OTLP where `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; else nothing, and nothing of it is loaded. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing | null> {
  if (endpoint === undefined) return null
  const { traceOverHttp } = await import('./trace-over-http.ts')
  return traceOverHttp(endpoint)
}
