import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { CHART_CARD, SIDEBAR_RESIZE } from './motion.ts'

const css = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')

it('a page fades in over 300 ms without delay, in the style sheet too (REQ-071)', () => {
  expect(css('tokens.css')).toContain('--fade: 300ms;')
  expect(css('page.module.css')).toContain('animation: appear var(--fade) ease-out;')
})

it('cards with charts take 500 ms, 80 ms after one another (REQ-072)', () => {
  expect(CHART_CARD).toEqual({ duration: 500, step: 80 })
})

it('the sidebar tells of its movement every 180 ms for up to a second (REQ-073)', () => {
  expect(SIDEBAR_RESIZE).toEqual({ every: 180, total: 1000 })
})
