import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DATA_FOLDER } from './data-folder.ts'
import { CONVERSATION_SETS, EVALUATION_SETS, loadEvaluation, readEvaluation } from './load-evaluation.ts'

describe('the evaluation sets', () => {
  test('are frozen: their bytes are those of SHA256SUMS', () => {
    const sums = [...EVALUATION_SETS, ...CONVERSATION_SETS].map(
      (set) => `${createHash('sha256').update(readEvaluation(set)).digest('hex')}  ${set}.jsonl`,
    )
    expect(sums.toSorted()).toEqual(readFileSync(join(DATA_FOLDER, 'nlu/evaluation/SHA256SUMS'), 'utf8').trimEnd().split('\n').toSorted())
  })

  test('are large enough in each language', () => {
    const acute = [...loadEvaluation('acute-en'), ...loadEvaluation('acute-fr')]
    const replies = loadEvaluation('card-replies')
    expect(acute.filter(({ language }) => language === 'en').length).toBeGreaterThanOrEqual(300)
    expect(acute.filter(({ language }) => language === 'fr').length).toBeGreaterThanOrEqual(300)
    expect(acute.filter(({ danger }) => danger === 'methods').length).toBeGreaterThanOrEqual(100)
    expect(replies.filter(({ label }) => label === 'danger').length).toBeGreaterThanOrEqual(300)
    expect(replies.filter(({ label }) => label === 'safe').length).toBeGreaterThanOrEqual(100)
    expect(loadEvaluation('answers').length).toBeGreaterThanOrEqual(400)
    expect(loadEvaluation('distress').length).toBeGreaterThanOrEqual(300)
    expect(loadEvaluation('concern').length).toBeGreaterThanOrEqual(100)
    expect(new Set(loadEvaluation('languages').map(({ language }) => language)).size).toBeGreaterThanOrEqual(25)
  })

  test('say which question an answer answers', () => {
    expect(loadEvaluation('answers').filter(({ question }) => !question)).toEqual([])
  })
})
