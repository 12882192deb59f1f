import { describe, expect, test } from 'vitest'
import { CORPORA, loadCorpus } from './load-corpus.ts'

describe('a corpus of data/nlu', () => {
  test.each(CORPORA)('%s fits its schema', (corpus) => {
    expect(loadCorpus(corpus).length).toBeGreaterThan(0)
  })

  test.each(CORPORA)('%s holds one split: what measures is never learned from', (corpus) => {
    const split = { holdout: 'holdout', near: 'dev' }[corpus.split('/')[1] as string] ?? 'train'
    expect(new Set(loadCorpus(corpus).map((row) => row.split))).toEqual(new Set([split]))
  })

  test('crises and ordinary messages are labelled as such', () => {
    expect(new Set(loadCorpus('crisis/crisis').map(({ label }) => label))).toEqual(new Set(['crisis']))
    expect(new Set(loadCorpus('crisis/ordinary').map(({ label }) => label))).toEqual(new Set(['ordinary']))
  })
})
