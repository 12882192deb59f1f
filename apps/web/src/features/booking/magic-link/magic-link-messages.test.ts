import { PROBLEMS } from '@clinic/contract/problem'
import { describe, expect, test } from 'vitest'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { EN } from './magic-link-messages.ts'
import { FR } from './magic-link-messages-fr.ts'
import { magicLinkProblem } from './magic-link-problem.ts'

const BLANKS: Readonly<Record<string, unknown[]>> = {
  'choose.dayOf': ['2026-03-09', 3],
  'facts.place': ['By phone or video'],
  'cancel.text': ['x'],
}

function textsOf(messages: object, path = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const at = `${path}${key}`
    if (typeof value === 'string') return [[at, value]]
    if (typeof value === 'function') return key === 'refusal' ? [] : [[at, String(value(...(BLANKS[at] ?? ['x'])))]]
    return textsOf(value as object, `${at}.`)
  })
}
const english = textsOf(EN)
const french = textsOf(FR)

describe('the French of mailed pages', () => {
  test('says everything that the English says, in other words', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path))
    expect(french.filter(([, text], at) => english[at]?.[1] === text)).toEqual([])
  })

  test('is set as the OQLF does: nothing before ; ! ?, a no-break space before : and inside guillemets', () => {
    for (const [path, text] of french) expect(text, path).not.toMatch(/[\s\u00a0][;?!]|[^\u00a0\d][:»]|«(?!\u00a0)/u)
  })

  test('names days and how many times they have', () => {
    expect(FR.choose.dayOf('2026-03-09', 1)).toBe('lundi 9 mars (1\u00a0plage libre)')
    expect(FR.choose.dayOf('2026-03-10', 3)).toBe('mardi 10 mars (3\u00a0plages libres)')
    expect(FR.cancel.text('lundi 9 mars')).toMatch(/^Le lundi 9 mars\. /)
  })

  test('tells every refusal of these pages in words of its own, and any other in one sentence', () => {
    const appointment = (code: string) =>
      magicLinkProblem(FR, new ApiProblem({ code: code as 'slot-taken', message: 'in English', status: 409 }))
    const codes = Object.keys(PROBLEMS).filter((code) =>
      /^appointment-(link|cancelled|over)|^slot-|^hold-over|^undo-expired|^reminder-link|^too-many-attempts/.test(code),
    )
    expect(codes).toHaveLength(8)
    const sentences = [...codes, 'no-connection', 'timeout', 'internal-error'].map(appointment)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.join(' ')).not.toMatch(/in English/)
    expect(magicLinkProblem(FR, new Error('x'))).toBe(appointment('internal-error'))
  })
})
