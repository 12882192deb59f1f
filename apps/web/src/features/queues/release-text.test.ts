import { describe, expect, it } from 'vitest'
import { releaseText } from './release-text.ts'

describe('the preview of a queue that is switched off', () => {
  it('says how many will be released, in which role, and whose hold ends', () => {
    expect(releaseText({ patients: 7, pcr: 4, np: 3, held: 1 })).toBe(
      '7 patients will be released: 4 as PCR and 3 as NP, 1 of them on hold.',
    )
    expect(releaseText({ patients: 1, pcr: 1, np: 0, held: 0 })).toBe('1 patient will be released: 1 as PCR.')
    expect(releaseText({ patients: 0, pcr: 0, np: 0, held: 0 })).toContain('none')
  })
})
