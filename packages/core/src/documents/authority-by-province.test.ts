import type { Authority } from '@clinic/contract/documents/authority'
import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { describe, expect, test } from 'vitest'
import { addDays } from '../shared/dates.ts'
import { judgeDocument } from './judge-document.ts'
import { knownAuthority } from './known-authority.ts'
import { GOOD_DRAFT, GOOD_FACTS, licenceOf } from './vectors.test-data.ts'

/** Where NPs may authorize cannabis, and since when where the source tells it (facts 6). Of the others no source was found. */
const ESTABLISHED: Readonly<Partial<Record<ProvinceCode, string | null>>> = {
  ...{ AB: '2023-03-31', BC: null, SK: null, ON: '2017-04-19' },
  ...{ NB: '2018-12-01', NS: null, NL: '2019-02-21' },
}
const YES = Object.keys(ESTABLISHED) as ProvinceCode[]
const UNKNOWN = PROVINCE_CODES.filter((province) => !YES.includes(province))
const { practitioner } = GOOD_FACTS
if (!practitioner) throw new Error('the good document has a practitioner')

type Case = {
  signer: ProvinceCode
  seen?: ProvinceCode
  profession?: string
  licence?: Partial<ReturnType<typeof licenceOf>>
  authority?: Authority[]
  day?: string
}

/** What is refused of the good document, written by `signer`’s licence holder for a patient who was in `seen` that day. */
function refusals({
  signer,
  seen = signer,
  profession = practitioner?.profession ?? '',
  licence = {},
  authority = [],
  day,
}: Case): string[] {
  const facts = {
    ...GOOD_FACTS,
    ...(practitioner && { practitioner: { ...practitioner, profession } }),
    ...(day && { signed_on: day, today: day }),
    licences: [licenceOf({ province: signer, ...licence })],
    authority: knownAuthority(authority),
  }
  return judgeDocument({ ...GOOD_DRAFT, province_of_consultation: seen }, facts).refusals.map(({ code }) => code)
}

const entered = (province: ProvinceCode, fields: Partial<Authority>): Authority => ({
  ...{ province, status: 'yes', from: null, source: 'the college, by letter', checked_on: '2026-11-20', note: '' },
  ...{ entered_by: 'An administrator', version: 1, ...fields },
})

describe('who may authorize where (s. 264, facts 6)', () => {
  test('seven provinces are established and six are not', () => {
    expect([YES.length, UNKNOWN]).toEqual([7, ['MB', 'NT', 'NU', 'PE', 'QC', 'YT']])
    expect(
      Object.fromEntries(knownAuthority([]).flatMap(({ province, status, from }) => (status === 'yes' ? [[province, from]] : []))),
    ).toEqual(ESTABLISHED)
  })

  test.each(PROVINCE_CODES)(
    '%s: an NP licensed there is accepted only where the authority is established, and no other profession than a physician',
    (signer) => {
      const authority = YES.includes(signer) ? [] : ['authority-not-established']
      for (const profession of ['Nurse practitioner', ' nurse PRACTITIONER ']) expect(refusals({ signer, profession })).toEqual(authority)
      for (const profession of [
        'RN',
        'Registered nurse',
        'Licensed practical nurse',
        'Pharmacist',
        'Naturopath',
        'Dentist',
        'NP student',
        '',
      ])
        expect(refusals({ signer, profession }), profession).toEqual(['practitioner-profession', ...authority])
    },
  )

  test.each(PROVINCE_CODES)('%s: a physician licensed there is accepted, since the table is about NPs, and only there', (signer) => {
    for (const profession of ['Physician', ' physician ']) {
      expect(refusals({ signer, profession })).toEqual([])
      for (const status of ['no', 'unknown'] as const)
        expect(refusals({ signer, profession, authority: [entered(signer, { status })] })).toEqual([])
    }
    for (const seen of PROVINCE_CODES.filter((province) => province !== signer))
      expect(refusals({ signer, seen, profession: 'Physician' }), `seen in ${seen}`).toEqual(['licence-province'])
    expect(refusals({ signer, profession: 'Physician', licence: { suspended_on: '2026-11-20' } })).toEqual(['licence-suspended'])
  })

  test.each(YES)('%s: a licence of another province, or one that is not in force, does not authorize', (signer) => {
    for (const seen of PROVINCE_CODES.filter((province) => province !== signer))
      expect(refusals({ signer, seen }), `seen in ${seen}`).toContain('licence-province')
    for (const [code, licence] of [
      ['licence-expired', { valid_to: '2026-11-19' }],
      ['licence-not-begun', { valid_from: '2026-11-21' }],
      ['licence-suspended', { suspended_on: '2026-11-20' }],
      ['licence-restricted', { restrictions: 'No controlled drugs' }],
      ['licence-notice', { notice_on: '2026-11-01' }],
    ] as const)
      expect(refusals({ signer, licence })).toEqual([code])
  })

  test.each(YES.filter((province) => ESTABLISHED[province]))('%s: not before the day from which the authority counts', (signer) => {
    const from = ESTABLISHED[signer] ?? ''
    const licence = { valid_from: '2010-01-01' }
    expect(refusals({ signer, licence, day: from })).not.toContain('authority-not-established')
    expect(refusals({ signer, licence, day: addDays(from, -1) })).toContain('authority-not-established')
  })

  test.each(UNKNOWN)('%s: no one until an administrator enters yes with a source, and from its day on', (signer) => {
    expect(refusals({ signer, authority: [entered(signer, {})] })).toEqual([])
    expect(refusals({ signer, authority: [entered(signer, { from: '2026-11-20' })] })).toEqual([])
    for (const fields of [{ status: 'no' }, { status: 'unknown' }, { source: ' ' }, { from: '2026-11-21' }] as const)
      expect(refusals({ signer, authority: [entered(signer, fields)] }), JSON.stringify(fields)).toEqual(['authority-not-established'])
    expect(refusals({ signer, authority: [entered('ON', {})] })).toEqual(['authority-not-established'])
  })

  test.each(YES)('%s: an administrator who enters no or unknown ends it', (signer) => {
    for (const status of ['no', 'unknown'] as const)
      expect(refusals({ signer, authority: [entered(signer, { status })] })).toEqual(['authority-not-established'])
  })
})
