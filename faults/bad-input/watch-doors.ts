import type { Endpoint } from '@clinic/contract/endpoint'
import { AT_THE_DOOR, allEndpoints } from '@clinic/server/testing/endpoints'
import { sampleOf } from '@clinic/server/testing/sample'
import { ASKERS } from './bad-request.ts'
import { isRejected, openCast } from './cast.ts'
import { send } from './send.ts'
import type { Target } from './target.ts'

/** Calls that look further than the scope: their own tests say at what. */
const LOOKS_FURTHER = /^\/api\/(users\/\{id\}|queues\/\{queue\})\//

/** Sends every call once as each caller; `wrong`: where access was granted or refused against the call's rule. */
export async function watchDoors({ port, sql, chatKey }: Target): Promise<{ measured: string; wrong: string[] }> {
  const endpoints = await allEndpoints()
  const cast = await openCast(sql)
  const wrong: string[] = []
  let asked = 0
  for (const endpoint of endpoints) {
    const headers = await cast.renew()
    for (const asker of ASKERS) {
      const heard = await send({
        port,
        ...plainCall(endpoint),
        headers: { ...typed(endpoint), ...keyOf(endpoint, chatKey), ...headers[asker] },
      })
      asked += 1
      const code = 'broken' in heard ? heard.broken : codeIn(heard.text)
      const away = AT_THE_DOOR.has(code)
      const forbidden = code === 'forbidden' && LOOKS_FURTHER.test(endpoint.path)
      if (away !== isRejected(endpoint, asker) && !forbidden)
        wrong.push(`${endpoint.method} ${endpoint.path} as ${asker}: ${code || 'let in'}`)
    }
  }
  return { measured: `${endpoints.length} calls, ${asked} askings, ${wrong.length} deviations`, wrong }
}

function plainCall({ method, path, query, body }: Endpoint) {
  const filled = path.replace('{queue}', 'np').replace(/\{\w+\}/g, '999999')
  const search = query ? `?${new URLSearchParams(sampleOf(query) as Record<string, string>)}` : ''
  return { method, path: filled + search, body: body ? JSON.stringify(sampleOf(body)) : null }
}

function typed({ body }: Endpoint): Record<string, string> {
  return body ? { 'content-type': 'application/json' } : {}
}

function keyOf({ access }: Endpoint, chatKey: string): Record<string, string> {
  return access === 'chat-key' ? { 'x-api-key': chatKey } : {}
}

function codeIn(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code ?? ''
  } catch {
    return ''
  }
}
