import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A span as sent; `attributes` by name. */
export type SentSpan = {
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
  failed: boolean
  attributes: Record<string, string>
  instance: string
}
export type Collector = { url: string; spans: SentSpan[]; sent: string[]; close(): Promise<void> }

/** A trace collector over HTTP on loopback: `sent` is every body received. */
export async function openCollector(): Promise<Collector> {
  const spans: SentSpan[] = []
  const sent: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    sent.push(body)
    if (request.url === '/v1/traces') spans.push(...read(JSON.parse(body) as Body))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => void server.close(() => resolve()))
    },
  }
}

type Attributes = { key: string; value: { stringValue?: string; intValue?: number } }[]
type WireSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; status?: { code?: number }; attributes: Attributes }
type Body = { resourceSpans: { resource: { attributes: Attributes }; scopeSpans: { spans: WireSpan[] }[] }[] }

function read({ resourceSpans }: Body): SentSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', status, attributes }) => ({
        ...{ name, traceId, spanId, parentSpanId },
        failed: status?.code === 2,
        attributes: named(attributes),
        instance: named(resource.attributes)['service.instance.id'] ?? '',
      })),
  )
}

function named(attributes: Attributes): Record<string, string> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue)]))
}
