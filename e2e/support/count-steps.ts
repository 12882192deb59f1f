import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export type Steps = { clicks: number; keys: number }
type Counting = { steps?: Steps }

const TABLE = new URL('../../docs/daily-tasks.md', import.meta.url).pathname

/** What a person presses while `work` is done: buttons of the mouse, and keys, each letter of what they write included. */
async function countSteps(page: Page, work: () => Promise<void>): Promise<Steps> {
  await page.evaluate(() => {
    const counting = window as Counting
    const isNew = counting.steps === undefined
    counting.steps = { clicks: 0, keys: 0 }
    const count = (what: keyof Steps) => (event: Event) => {
      if (event.isTrusted && counting.steps) counting.steps[what] += 1
    }
    if (!isNew) return
    window.addEventListener('pointerdown', count('clicks'), true)
    window.addEventListener('keydown', count('keys'), true)
  })
  await work()
  return page.evaluate(() => (window as Counting).steps ?? { clicks: -1, keys: -1 })
}

/** The same, and that the table in the documents says so. */
export async function expectSteps(page: Page, task: string, work: () => Promise<void>): Promise<void> {
  expect.soft({ task, ...(await countSteps(page, work)) }).toEqual({ task, ...written(task) })
}

/** The last two numbers of the task's row. */
function written(task: string): Steps | null {
  const row = readFileSync(TABLE, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[2] === task)
  return row ? { clicks: Number(row[5]), keys: Number(row[6]) } : null
}
