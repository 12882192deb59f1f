import { DOCUMENT_STATES, type DocumentState } from '@clinic/contract/documents/medical-document'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/dates.ts'
import { type DocumentContent, signedText } from './document-content.ts'
import { checkCode, documentNumber, plainCode } from './document-number.ts'
import { actionsFrom, type DocumentStep, isInForce, isOver, type Placed, takeStep } from './document-step.ts'
import { matchesIdentity } from './matches-identity.ts'
import { lastDay } from './period.ts'
import { possession } from './possession.ts'
import { agedState, chaseDue, validity } from './validity.ts'

const YEAR = { count: 12, unit: 'months' } as const
const TODAY = '2027-03-01'
const placed = (parts: Partial<Placed> = {}): Placed => ({
  ...{ state: 'registered', signed_on: '2026-11-20', seller_id: 1, registered_on: '2026-12-03', ends_on: '2027-12-02' },
  ...parts,
})

test.each([
  ['2026-12-03', 12, 'months', '2027-12-02'],
  ['2028-02-29', 12, 'months', '2029-02-27'],
  ['2027-01-31', 1, 'months', '2027-02-27'],
  ['2027-03-01', 12, 'months', '2028-02-29'],
  ['2027-03-01', 365, 'days', '2028-02-28'],
  ['2027-03-01', 52, 'weeks', '2028-02-27'],
  ['2027-03-01', 1, 'days', '2027-03-01'],
] as const)('a period from %s of %i %s ends on %s (vectors 61 to 63)', (start, count, unit, end) => {
  expect(lastDay(start, { count, unit })).toBe(end)
})

test.each([
  [[0.25], 7.5],
  [[1.5], 45],
  [[3], 90],
  [[5], 150],
  [[2, 3], 150],
  [[2, 2], 120],
  [[0.1, 0.2], 9],
  [[], 0],
] as const)('documents of %j g a day allow %f g (vectors 2, 3, 5, 56, 57)', (grams, most) => {
  expect(possession(grams)).toBe(most)
})

describe('validity', () => {
  test('runs from the earliest registration, and not at all before one (vectors 60, 64)', () => {
    expect(validity('2026-11-20', YEAR, [])).toEqual({ registered_on: null, last_day: null, ends_on: '2027-11-19', dates_differ: false })
    const twice = [
      { registration: 1, registered_on: '2026-12-03' },
      { registration: 2, registered_on: '2027-02-01' },
    ]
    expect(validity('2026-11-20', YEAR, twice)).toMatchObject({ registered_on: '2026-12-03', last_day: '2027-12-02', dates_differ: false })
  })
  test('keeps the earlier of two days told of one registration, and says that they differ (vector 66)', () => {
    const told = [
      { registration: 1, registered_on: '2026-12-05' },
      { registration: 1, registered_on: '2026-12-03' },
    ]
    expect(validity('2026-11-20', YEAR, told)).toMatchObject({ registered_on: '2026-12-03', dates_differ: true })
  })
  test('is asked after at 14 and at 30 days while no seller has registered it (vector 64)', () => {
    const due = [0, 13, 14, 29, 30, 90].map((days) => chaseDue('2026-11-20', null, addDays('2026-11-20', days)))
    expect(due).toEqual([null, null, 14, 14, 30, 30])
    expect(chaseDue('2026-11-20', '2026-12-01', TODAY)).toBeNull()
  })
  test('is expiring in its last 60 days and over the day after its last', () => {
    expect([-61, -60, 0, 1].map((days) => agedState('2027-12-02', addDays('2027-12-02', days)))).toEqual([
      null,
      'expiring',
      'expiring',
      'expired',
    ])
  })
})

describe('a step', () => {
  test.each<[string, Partial<Placed>, DocumentStep, string]>([
    [
      'to a second seller while registered (vector 58)',
      {},
      { action: 'deliver', seller_id: 2, today: TODAY },
      'document-registered-elsewhere',
    ],
    [
      'registered elsewhere without a transfer',
      {},
      { action: 'register', seller_id: 2, on: TODAY, today: TODAY },
      'document-registered-elsewhere',
    ],
    ['a transfer to the same seller', {}, { action: 'transfer', seller_id: 1, on: TODAY, today: TODAY }, 'document-same-seller'],
    [
      'registered before it was signed (vector 65)',
      { state: 'sent', seller_id: null, registered_on: null },
      { action: 'register', seller_id: 1, on: '2026-11-19', today: TODAY },
      'document-before-signature',
    ],
    [
      'registered tomorrow',
      { state: 'sent', seller_id: null },
      { action: 'register', seller_id: 1, on: '2027-03-02', today: TODAY },
      'document-day-ahead',
    ],
    ['an expired one sent (vector 67)', { state: 'expired' }, { action: 'deliver', seller_id: 1, today: TODAY }, 'document-expired'],
    [
      'one past its end sent',
      { state: 'returned', ends_on: '2027-02-28' },
      { action: 'deliver', seller_id: 1, today: TODAY },
      'document-expired',
    ],
    ['one that left voided', { state: 'signed' }, { action: 'void', left: true }, 'document-left'],
    [
      'one returned by withdrawal (vector 68)',
      { state: 'support-withdrawn' },
      { action: 'return', on: TODAY, today: TODAY },
      'document-over',
    ],
    [
      'a transfer before registration',
      { state: 'sent', seller_id: null },
      { action: 'transfer', seller_id: 2, on: TODAY, today: TODAY },
      'document-step',
    ],
  ])('%s is refused', (_, parts, step, refuse) => {
    expect(takeStep(placed(parts), step)).toEqual({ refuse })
  })
  test('a transfer leaves the end as it is, and only the receiver registers (vector 59)', () => {
    expect(takeStep(placed(), { action: 'transfer', seller_id: 2, on: TODAY, today: TODAY })).toEqual({ state: 'transferred' })
    const moved = placed({ state: 'transferred', seller_id: 2 })
    expect(takeStep(moved, { action: 'register', seller_id: 1, on: TODAY, today: TODAY })).toEqual({
      refuse: 'document-registered-elsewhere',
    })
    expect(takeStep(moved, { action: 'register', seller_id: 2, on: TODAY, today: TODAY })).toEqual({ state: 'registered' })
  })

  test('no sequence of steps brings an ended document back or registers it with two sellers (vectors 54 to 68)', () => {
    const step = fc.record({
      which: fc.constantFrom('deliver', 'register', 'transfer', 'return', 'replace', 'withdraw-support', 'void'),
      seller: fc.integer({ min: 1, max: 3 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let document = placed({ state: 'signed', seller_id: null, registered_on: null })
        const seen: DocumentState[] = ['signed']
        for (const { which, seller } of steps) {
          const order = { action: which, seller_id: seller, on: TODAY, today: TODAY, left: seen.includes('sent') } as DocumentStep
          const next = takeStep(document, order)
          if ('refuse' in next) continue
          expect(isOver(document.state)).toBe(false)
          if (document.state === 'registered' && next.state === 'registered') expect(seller).toBe(document.seller_id)
          if (next.state === 'voided') expect(seen).toEqual(['signed'])
          document = {
            ...document,
            state: next.state,
            ...('seller_id' in order && { seller_id: seller }),
            ...(next.state === 'returned' && { seller_id: null }),
          }
          seen.push(next.state)
        }
      }),
      { numRuns: 500 },
    )
  })
  test('what is over is not in force and offers nothing', () => {
    for (const state of DOCUMENT_STATES) {
      expect(isInForce(placed({ state }), TODAY)).toBe(!isOver(state))
      expect(actionsFrom(placed({ state }), TODAY).length > 0).toBe(!isOver(state))
      expect(isInForce(placed({ state, ends_on: '2027-02-28' }), TODAY)).toBe(false)
    }
  })
})

test('a seller’s caller has to say the whole name and the birth date', () => {
  const printed = { given_name: 'Léa', surname: 'O’Neil', birth_date: '1980-05-06' }
  expect(matchesIdentity(printed, { given_name: 'LEA', surname: "o'neil", birth_date: '1980-05-06' })).toBe(true)
  for (const wrong of [{ given_name: 'Leah' }, { surname: 'Neil' }, { birth_date: '1980-06-05' }, { given_name: 'O’Neil', surname: 'Léa' }])
    expect(matchesIdentity(printed, { ...printed, ...wrong })).toBe(false)
})

test('a number and a code have no letters that look alike, and a code may be typed as it is heard', () => {
  const bytes = Uint8Array.from({ length: 16 }, (_, at) => at * 37)
  expect(documentNumber('2026-11-20', bytes)).toMatch(/^MD-26-[0-9A-HJKMNP-TV-Z]{7}-[0-9A-HJKMNP-TV-Z]$/)
  expect(checkCode(bytes)).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
  expect(plainCode(' 0o1i-lAb ')).toBe('00111AB')
})

test('what is hashed changes with every element, and not with the copy', () => {
  const content: DocumentContent = {
    ...{ document_number: 'MD-26-1', check_code: 'A', check_url: '', copy: 0, clinic_name: 'Clinic' },
    practitioner: {
      ...{ given_name: 'Ana', surname: 'Roy', profession: 'Nurse practitioner', college: 'CNO', licence_number: '1', province: 'ON' },
      ...{ address: 'Bay', phone: '416', fax: '', email: '' },
    },
    patient: { given_name: 'Léa', surname: 'O’Neil', birth_date: '1980-05-06' },
    ...{ place_of_consultation: 'King', province_of_consultation: 'ON', daily_grams: 1.5, period: YEAR, statement: 'Correct' },
    ...{ signed_on: '2026-11-20', signature_name: 'Ana Roy', initials: '' },
  }
  const others = [
    ...[{ document_number: 'x' }, { check_code: 'x' }, { clinic_name: 'x' }, { place_of_consultation: 'x' }, { daily_grams: 2 }],
    ...[
      { period: { count: 11, unit: 'months' as const } },
      { statement: 'x' },
      { signed_on: '2026-11-21' },
      { signature_name: 'x' },
      { initials: 'AR' },
    ],
    ...Object.keys(content.practitioner).map((field) => ({ practitioner: { ...content.practitioner, [field]: 'x' } })),
    ...Object.keys(content.patient).map((field) => ({ patient: { ...content.patient, [field]: 'x' } })),
  ]
  const texts = [{}, ...others].map((part) => signedText({ ...content, ...part } as DocumentContent))
  expect(new Set(texts).size).toBe(texts.length)
  expect(signedText({ ...content, copy: 3, check_url: 'x' })).toBe(texts[0])
})
