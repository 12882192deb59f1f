import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { Quarter } from './figures.ts'

/** What the page shows: the day up to now. */
export type Shown = { about: string; clock: string; over: boolean; total: Quarter; quarters: readonly Quarter[]; errors: readonly string[] }
/** The page of figures on a loopback address of its own, and as a file that needs nothing else. */
export type Shop = { url: string; page(): string; close(): Promise<void> }

const PAGE = readFileSync(join(import.meta.dirname, 'figures.html'), 'utf8')
const KEPT = '>null</script>'

/** Opens it; `port` 0: a free one. */
export async function showFigures(port: number, read: () => Shown): Promise<Shop> {
  const server = createServer((request, response) => {
    if (request.url === '/figures.json')
      return void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(read()))
    if (request.url === '/') return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}/`,
    // Text must not close the script element that contains it.
    page: () => PAGE.replace(KEPT, () => `>${JSON.stringify(read()).replaceAll('<', '\\u003c')}</script>`),
    async close() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
