import type { Statistic } from '@clinic/contract/queues'
import { describe, expect, it } from 'vitest'
import { candidateLoad, candidatesFor, readCandidates } from './assign-people.ts'

const person = (id: number, name: string, licensed_provinces: string) => ({ id, name, licensed_provinces })
const load = (user_id: number, assigned: number, held: number) => ({ user_id, assigned, held }) as Statistic
const people = [
  person(1, 'Kwame Mensah', 'British Columbia,Alberta'),
  person(2, 'Dana Whitfield', 'Ontario, Nova Scotia, Alberta'),
  person(3, 'Élise Roy', 'Quebec'),
]
const nps = readCandidates('np', people, [load(1, 5, 0), load(2, 6, 2)])

describe('who can be given a patient', () => {
  it('comes with their load, those with room first', () => {
    expect(nps.map(({ name, active, held, full }) => [name, active, held, full])).toEqual([
      ['Dana Whitfield', 4, 2, false],
      ['Élise Roy', 0, 0, false],
      ['Kwame Mensah', 5, 0, true],
    ])
    expect(nps.map((np) => candidateLoad('np', np))).toEqual(['4 of 5, 2 on hold', '0 of 5', '5 of 5'])
  })

  it('is an NP licensed in the patient’s province, and nobody where there is none (REQ-552)', () => {
    expect(candidatesFor('np', nps, 'Alberta').map(({ id }) => id)).toEqual([2, 1])
    expect(candidatesFor('np', nps, 'Manitoba')).toEqual([])
    expect(candidatesFor('np', nps, null)).toEqual([])
  })

  it('is a PCR licensed in the patient’s province, and any on duty where there is none (REQ-459, REQ-532)', () => {
    const pcrs = readCandidates('pcr', people, [load(1, 5, 0)])
    expect(candidatesFor('pcr', pcrs, 'Alberta').map(({ id }) => id)).toEqual([2, 1])
    expect(candidatesFor('pcr', pcrs, 'Manitoba')).toEqual([])
    expect(candidatesFor('pcr', pcrs, null)).toHaveLength(3)
    expect(pcrs.map((pcr) => candidateLoad('pcr', pcr))).toEqual(['0', '0', '5'])
    expect(candidateLoad('pcr', { ...nps[0], active: 1000, held: 0, full: true } as (typeof nps)[0])).toBe('1000 of 1000')
  })
})
