import { readFileSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const DIST = new URL('../apps/web/dist/', import.meta.url).pathname
const LIMIT = 260_000

type Chunk = { file: string; imports?: string[] }
let manifest: Record<string, Chunk> = {}

test.beforeAll(() => {
  manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8'))
})

/** What a browser has to have before a page runs: the chunks, and all that they import without being asked. */
function needed(entries: string[], seen = new Set<string>()): Set<string> {
  for (const name of entries) {
    if (seen.has(name)) continue
    seen.add(name)
    needed(manifest[name]?.imports ?? [], seen)
  }
  return seen
}

function weight(entries: string[]): number {
  const files = [...needed(entries)].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + statSync(`${DIST}${file}.gz`).size, 0)
}

test('every staff page begins with less than 260 KB of JavaScript, gzip', () => {
  const pages = Object.keys(manifest).filter((name) => /^src\/pages\/.*-page\.tsx$/.test(name))
  expect(pages.length).toBeGreaterThan(20)
  const weights = Object.fromEntries(pages.map((page) => [page, weight(['index.html', 'src/app/staff-app.tsx', page])]))
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weights) })
  expect(Object.entries(weights).filter(([, bytes]) => bytes >= LIMIT)).toEqual([])
})
