import { describe, expect, it } from 'vitest'
import { deriveChips, helpChip, patientAge } from './derive-chips.ts'

const TODAY = '2026-03-10T15:00:00Z'
const calm = {
  date_of_birth: '1980-03-10',
  opted_in_for_call: false,
  need_pcr_help_flag: false,
  pcr_help_reason: '',
  urgent_reason: '' as const,
  safety_concern: false,
  np_review_due_on: null as string | null,
  call_state: '' as const,
  next_call_local: '',
  manager_priority: false,
  on_hold_in_queue: false,
  pcr_hold_reason: '' as const,
  pcr_hold_until: null,
  in_pcr_queue: true,
  in_np_queue: false,
  risks_vs_benefits_flags: {} as Record<string, boolean>,
}
const labels = (change: Partial<Parameters<typeof deriveChips>[0]>) => deriveChips({ ...calm, ...change }, TODAY).map((chip) => chip.label)

describe('chips of a patient', () => {
  it('are none where nothing is to be said', () => {
    expect(labels({})).toEqual([])
  })

  it('put an urgent request before everything else, in a tone of its own and with the reason (F-4)', () => {
    const row = {
      ...calm,
      need_pcr_help_flag: true,
      pcr_help_reason: 'Chatbot Help',
      urgent_reason: 'suicide',
      manager_priority: true,
    } as const
    const [first, second] = deriveChips(row, TODAY)
    expect(first).toEqual({ key: 'urgent', label: 'Urgent', tone: 'urgent', sign: 'urgent', title: 'Spoke of suicide.' })
    expect([second?.label, second?.tone, helpChip(row)?.tone]).toEqual(['priority', 'accent', 'plain'])
  })

  it('say a concern in a tone that is not that of an alarm, beside an urgent request where there is one (F-5)', () => {
    const asked = { ...calm, need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', safety_concern: true } as const
    expect(deriveChips(asked, TODAY)).toEqual([
      {
        ...{ key: 'concern', label: 'concern', tone: 'warn', sign: 'urgent' },
        title: 'Words or an answer of the patient may mean danger. Ask about it today.',
      },
    ])
    expect(labels({ ...asked, urgent_reason: 'red-flag', manager_priority: true })).toEqual(['Urgent', 'concern', 'priority'])
  })

  it('name the day of a review by a practitioner, and one that is overdue (F-19)', () => {
    const due = (np_review_due_on: string | null, today: string) =>
      deriveChips({ ...calm, np_review_due_on }, today).map(({ label, tone }) => [label, tone])
    expect(due('2026-11-30', '2026-11-30T23:00:00.000Z')).toEqual([['review due 30 Nov 2026', 'warn']])
    expect(due('2026-11-30', '2026-12-01')).toEqual([['review overdue 30 Nov 2026', 'bad']])
    expect(due(null, '2026-12-01')).toEqual([])
  })

  it('say why a PCR put the patient on hold, and until when', () => {
    const held = { ...calm, pcr_hold_reason: 'documents', pcr_hold_until: '2026-03-11T14:00:00.000Z' } as const
    const [chip] = deriveChips(held, TODAY)
    expect(chip).toMatchObject({
      label: 'Waiting for documents',
      sign: 'hold',
      title: expect.stringMatching(/^On hold until: 11 Mar 2026, /),
    })
  })

  it('put a manager’s priority before a wish for a call, and both are their own (C-5)', () => {
    expect(labels({ opted_in_for_call: true, manager_priority: true, need_pcr_help_flag: true })).toEqual(['priority', 'call requested'])
  })

  it('say when somebody is on hold, and when they stand in both queues (C-4)', () => {
    expect(labels({ on_hold_in_queue: true, in_np_queue: true })).toEqual(['on hold', 'in both queues'])
  })

  it.each([
    ['2001-03-11', ['under 25']],
    ['2001-03-10', []],
  ])('born %s gives %j', (date_of_birth, expected) => {
    expect(labels({ date_of_birth })).toEqual(expected)
  })

  it('say under 25 once, and by the flag only where the date of birth is missing', () => {
    const risks_vs_benefits_flags = { under_25: true }
    expect(labels({ date_of_birth: '2004-01-01', risks_vs_benefits_flags })).toEqual(['under 25'])
    expect(labels({ date_of_birth: null as unknown as string, risks_vs_benefits_flags })).toEqual(['under 25'])
    expect(labels({ risks_vs_benefits_flags })).toEqual([])
  })

  it('name every risk that is true, the worst first, all in one tone (REQ-573)', () => {
    const risks_vs_benefits_flags = { driving_daily: true, anticoagulant: true, suicidality: true, liver_disease: false, new_kind: true }
    const chips = deriveChips({ ...calm, risks_vs_benefits_flags }, TODAY)
    expect(chips.map((chip) => chip.label)).toEqual(['suicidality', 'anticoagulant', 'drives daily', 'new kind'])
    expect(new Set(chips.map(({ tone, sign }) => `${tone} ${sign}`))).toEqual(new Set(['plain risk']))
  })
})

describe('the help chip', () => {
  it('names a number that is wrong, a patient whom no call reached, and a call that is due', () => {
    const labels = (call_state: 'correct' | 'decide' | 'planned' | 'due') =>
      deriveChips({ ...calm, call_state }, '2026-03-02').map(({ label }) => label)
    expect((['correct', 'decide', 'planned', 'due'] as const).map(labels)).toEqual([['wrong number'], ['not reached'], [], ['call due']])
  })

  it('carries the reason, and stands only for an open request', () => {
    expect(helpChip({ need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help' })?.label).toBe('Chatbot Help')
    expect(helpChip({ need_pcr_help_flag: true, pcr_help_reason: '' })?.label).toBe('needs help')
    expect(helpChip({ need_pcr_help_flag: false, pcr_help_reason: 'Chatbot Help' })).toBeNull()
  })
})

describe('the age', () => {
  it.each([
    ['1980-03-10', 46],
    ['1980-03-11', 45],
    [null, null],
    ['2030-01-01', null],
  ])('of somebody born %s is %s', (born, age) => {
    expect(patientAge(born, TODAY)).toBe(age)
  })
})
