import { listSheets } from './list-sheets.ts'
import { SpreadsheetError } from './spreadsheet.ts'

/** How often the process samples its memory: a zip bomb takes longer than that to expand. */
const LOOK_MS = 5

/** Lists each file it receives and answers with its error or result, and how much the process grew. */
process.on('message', (paths: string[]) => {
  void list(paths).then((heard) => process.send?.(heard))
})
process.send?.('ready')

async function list(paths: readonly string[]): Promise<{ heard: string[]; megabytes: number }> {
  // Warm-up: the memory that the first thread allocates stays for every later file.
  await listSheets({ path: paths[0] ?? '' }).catch(codeOf)
  const before = process.memoryUsage.rss()
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, LOOK_MS)
  const heard: string[] = []
  for (const path of paths) heard.push(await listSheets({ path }).then(() => 'read', codeOf))
  clearInterval(look)
  return { heard, megabytes: (most - before) / 1e6 }
}

function codeOf(error: unknown): string {
  return error instanceof SpreadsheetError ? error.code : String(error)
}
