import { listSheets } from './list-sheets.ts'
import { SpreadsheetError } from './spreadsheet.ts'

/** How often the process looks at its memory: a bomb needs longer than that to go off. */
const LOOK_MS = 5

/** Lists each file that it is sent, one after the other, and answers with its fault, or what else came of it, and what the process grew by. */
process.on('message', (paths: string[]) => {
  void list(paths).then((heard) => process.send?.(heard))
})
process.send?.('ready')

async function list(paths: readonly string[]): Promise<{ heard: string[]; megabytes: number }> {
  // What the first thread of a process brings with it stays, whatever is read.
  await listSheets({ path: paths[0] ?? '' }).catch(told)
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, LOOK_MS)
  const heard: string[] = []
  for (const path of paths) heard.push(await listSheets({ path }).then(() => 'read', told))
  clearInterval(look)
  return { heard, megabytes: (most - before) / 1e6 }
}

function told(error: unknown): string {
  return error instanceof SpreadsheetError ? error.code : String(error)
}
