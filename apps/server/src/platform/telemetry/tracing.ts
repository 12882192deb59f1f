import type { Config } from '../config.ts'
import type { Tracing } from './trace-over-http.ts'

/** Tracing over OTLP if `OTEL_EXPORTER_OTLP_ENDPOINT` names a collector; otherwise nothing is loaded. */
export async function openTracing({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
}: Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT'>): Promise<Tracing | null> {
  if (endpoint === undefined) return null
  const { traceOverHttp } = await import('./trace-over-http.ts')
  return traceOverHttp(endpoint)
}
