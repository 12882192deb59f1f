import { describe, expect, it } from 'vitest'
import { chooseKind, consequenceText, type DecisionDraft, newDraft, readDraft } from './decision-draft.ts'

const TODAY = '2026-03-02'
const draft = (parts: Partial<DecisionDraft>): DecisionDraft => ({ ...newDraft(), ...parts })

describe('what is entered at completion (F-8)', () => {
  it.each<[Partial<DecisionDraft>, object]>([
    [
      { kind: 'authorize', grams: '1,5', months: '12' },
      { kind: 'authorize', grams_per_day: 1.5, months: 12, reason: '' },
    ],
    [
      { kind: 'authorize-less', grams: '0.25', months: '3', reason: ' low ' },
      { kind: 'authorize-less', grams_per_day: 0.25, months: 3, reason: 'low' },
    ],
    [
      { kind: 'defer', day: '2026-03-16', reason: 'letter' },
      { kind: 'defer', next_on: '2026-03-16', reason: 'letter' },
    ],
    [
      { kind: 'decline', reason: 'heart' },
      { kind: 'decline', reason: 'heart' },
    ],
    [
      { kind: 'see-again', weeks: '4' },
      { kind: 'see-again', weeks: 4, reason: '' },
    ],
    [
      { kind: 'call-back', day: '2026-03-03' },
      { kind: 'call-back', next_on: '2026-03-03', reason: '' },
    ],
  ])('%j becomes a decision', (parts, decision) => {
    expect(readDraft(draft(parts), TODAY)).toEqual({ decision })
  })

  it.each<[Partial<DecisionDraft>, string[]]>([
    [{}, ['kind']],
    [{ kind: 'authorize' }, ['grams']],
    [{ kind: 'authorize', grams: '1.001', months: '13' }, ['grams', 'months']],
    [{ kind: 'authorize', grams: 'two', months: '' }, ['grams', 'months']],
    [{ kind: 'authorize-less', grams: '1' }, ['reason']],
    [{ kind: 'decline', reason: '  ' }, ['reason']],
    [{ kind: 'see-again', weeks: '0' }, ['weeks']],
    [{ kind: 'defer', day: TODAY, reason: 'x' }, ['day']],
    [{ kind: 'call-back', day: '2027-03-03' }, ['day']],
  ])('%j is told what is wrong, by field', (parts, fields) => {
    expect(Object.keys(readDraft(draft(parts), TODAY).errors ?? {}).sort()).toEqual(fields.sort())
  })

  it('suggests a day, and leaves one that was entered', () => {
    expect(chooseKind(newDraft(), 'defer', TODAY).day).toBe('2026-03-16')
    expect(chooseKind(draft({ day: '2026-04-01' }), 'call-back', TODAY).day).toBe('2026-04-01')
  })

  it('says what follows', () => {
    expect(consequenceText({ kind: 'authorize', grams_per_day: 1, months: 6, reason: '' }, TODAY)).toBe('Renewal is due on 1 Sep 2026.')
    expect(consequenceText({ kind: 'see-again', weeks: 4, reason: '' }, TODAY)).toContain('on 30 Mar 2026')
    expect(consequenceText({ kind: 'refer', reason: 'x' }, TODAY)).toContain('no renewal date')
  })
})
