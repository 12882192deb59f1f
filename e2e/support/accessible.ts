import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import { settled } from './settled.ts'

type ValidationIssue = { id: string; impact: string | null; help: string; nodes: { target: unknown[]; failureSummary: string }[] }
type Axe = {
  run(where: Document, options: object): Promise<{ violations: ValidationIssue[] }>
  _audit: { rules: { id: string; impact: string | null }[] }
}

const require = createRequire(import.meta.url)
const AXE = readFileSync(createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing that axe calls serious or critical, by WCAG 2.2 AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  // The package's own way carries the whole of axe into the page twice for every look, which took longer than the look.
  await Promise.all(page.frames().map(bringAxe))
  const serious = (await page.evaluate(inspect)).map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ target, failureSummary }) => `  ${target}: ${failureSummary}`).join('\n')}`,
  )
  expect(serious, `grave findings at ${page.url()}`).toEqual([])
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate('"axe" in globalThis'))) await frame.evaluate(AXE)
}

/** Runs in the page. A rule's own impact is that of all it finds, so those whose findings would not count are omitted. */
async function inspect(): Promise<ValidationIssue[]> {
  const { axe } = globalThis as unknown as { axe: Axe }
  const isSevere = ({ impact }: { impact: string | null }) => impact !== 'minor' && impact !== 'moderate'
  const slight = axe._audit.rules.filter((rule) => !isSevere(rule)).map(({ id }) => [id, { enabled: false }])
  // No rule that runs reads style sheets, and axe would put those that failed to load into the page as inline styles.
  const options = { resultTypes: ['violations'], preload: { assets: ['media'] }, rules: Object.fromEntries(slight) }
  const { violations } = await axe.run(document, options)
  const found = violations.filter(isSevere)
  return found.map(({ id, impact, help, nodes }) => ({
    id,
    impact,
    help,
    nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
  }))
}
