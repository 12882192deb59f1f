import { describe, expect, test } from 'vitest'
import { noticeCrisis } from './crisis.ts'
import { CRISIS_EXAMPLES, ORDINARY_EXAMPLES } from './crisis-examples.ts'
import { HELD_OUT_CRISES, HELD_OUT_ORDINARY } from './crisis-held-out.test-data.ts'
import { ORDINARY_SENTENCES } from './ordinary-sentences.test-data.ts'
import { suspectCrisis, trainCrisisNet } from './suspect-crisis.ts'

const net = trainCrisisNet()
const caught = (text: string) => noticeCrisis(text) !== null || suspectCrisis(net, text)
const share = (texts: readonly string[], found: readonly string[]) => found.length / texts.length

describe('crisis put indirectly, in halting English and in French (D-6)', () => {
  test('at least 98 in 100 are noticed by rules alone', () => {
    const missed = CRISIS_EXAMPLES.filter((text) => noticeCrisis(text) === null)
    expect(CRISIS_EXAMPLES.length).toBeGreaterThanOrEqual(200)
    expect(1 - share(CRISIS_EXAMPLES, missed), missed.join('\n')).toBeGreaterThanOrEqual(0.98)
  })

  test('at most 5 in 100 ordinary sentences raise it, the second net included', () => {
    const ordinary = [...ORDINARY_EXAMPLES, ...HELD_OUT_ORDINARY, ...ORDINARY_SENTENCES.trim().split('\n')]
    const alarms = ordinary.filter(caught)
    expect(ordinary.length).toBeGreaterThanOrEqual(300)
    expect(share(ordinary, alarms), alarms.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('of sentences that nothing was ever fitted to, 8 in 10 are caught, and at most 5 in 100 ordinary ones with them', () => {
    const missed = HELD_OUT_CRISES.filter((text) => !caught(text))
    expect(1 - share(HELD_OUT_CRISES, missed), missed.join('\n')).toBeGreaterThanOrEqual(0.8)
    expect(share(HELD_OUT_ORDINARY, HELD_OUT_ORDINARY.filter(caught))).toBeLessThanOrEqual(0.05)
  })

  test('the second net catches some of what no rule names, and is no rule itself', () => {
    const unruled = HELD_OUT_CRISES.filter((text) => noticeCrisis(text) === null)
    expect(unruled.some((text) => suspectCrisis(net, text))).toBe(true)
  })
})

test.each(['i have no chest pain', 'je prends mes pilules le soir', 'i want to dye my hair', 'the train was late'])(
  '%j is ordinary',
  (text) => {
    expect(caught(text)).toBe(false)
  },
)
