import type { EarlierCall, VerificationCall } from '@clinic/contract/documents/verification'
import type { Today } from '@clinic/contract/queues/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildStaff } from '../../../../test/build.ts'
import { type DocumentClinic, openDocumentClinic } from '../documents.harness.ts'

let clinic: DocumentClinic
beforeAll(async () => {
  clinic = await openDocumentClinic()
})
afterAll(() => clinic.close())

test('earlier calls are listed newest first, of one document or any, without a patient; notes are for who took the call and for managers (facts 5)', async () => {
  const np = await clinic.buildNp()
  const [pcr, colleague, boss] = await Promise.all([
    buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] }),
    buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['BC'] }),
    buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: [] }),
  ])
  const { document } = await clinic.sign(np, await clinic.visited(np))
  const seller_id = await clinic.seller({ name: 'Green Leaf' })
  const begin = (document_number: string, caller_name: string) =>
    clinic.call<VerificationCall>(pcr, 'POST /api/verifications', { document_number, seller_id, caller_name })
  const one = await begin(document.document_number, 'Sunita Rao')
  const { given_name, surname, birth_date } = document.content.patient
  await clinic.call(pcr, `POST /api/verifications/${one.id}/match`, { number_called: '1 (416) 555-0199', given_name, surname, birth_date })
  await clinic.call(pcr, `POST /api/verifications/${one.id}/end`, {
    ...{ asked: ['grams', 'diagnosis'], confirmed: ['grams'], doubt: false, note: 'Sounded rushed', minutes: 4 },
  })
  await begin('MD-26-0000000-0', 'Someone')
  const list = (staff: typeof pcr, number = '') =>
    clinic.call<{ calls: EarlierCall[]; total: number }>(staff, `GET /api/verifications?document_number=${encodeURIComponent(number)}`)
  const all = await list(pcr)
  expect(all.calls.map(({ document_number, found, matched }) => [document_number, found, matched])).toEqual([
    ['MD-26-0000000-0', false, null],
    [document.document_number, true, true],
  ])
  const about = await list(colleague, document.document_number.toLowerCase().replaceAll('-', ' '))
  expect(about).toMatchObject({
    total: 1,
    calls: [
      {
        id: one.id,
        seller: 'Green Leaf',
        caller_name: 'Sunita Rao',
        by: pcr.name,
        confirmed: ['grams'],
        doubt: false,
        note: null,
        number_called: '14165550199',
      },
    ],
  })
  expect(JSON.stringify(about)).not.toContain(surname)
  for (const staff of [pcr, boss]) expect((await list(staff)).calls.at(-1)?.note).toBe('Sounded rushed')
  expect(await clinic.call(await buildStaff(clinic.sql, { groups: ['User'] }), 'GET /api/verifications')).toMatchObject({ status: 403 })
})

test('a page that was loaded before the number was asked sends its tick and is answered; a body with neither is refused (facts 5.2)', async () => {
  const np = await clinic.buildNp()
  const pcr = await buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] })
  const { document } = await clinic.sign(np, await clinic.visited(np))
  const seller_id = await clinic.seller({ name: 'Older Leaf' })
  const { given_name, surname, birth_date } = document.content.patient
  const { id } = await clinic.call<VerificationCall>(pcr, 'POST /api/verifications', {
    ...{ document_number: document.document_number, seller_id, caller_name: 'Sunita Rao' },
  })
  const match = (how: object) => clinic.call(pcr, `POST /api/verifications/${id}/match`, { ...how, given_name, surname, birth_date })
  for (const how of [{}, { called_back: false }, { number_called: '' }, { called_back: true, number_called: '416-555-0100' }])
    expect(await match(how), JSON.stringify(how)).toMatchObject({ status: 400 })
  expect(await match({})).toMatchObject({ error: { fields: { number_called: expect.anything() } } })
  expect(await match({ called_back: true })).toMatchObject({ matched: true })
  const { calls } = await clinic.call<{ calls: EarlierCall[] }>(pcr, `GET /api/verifications?document_number=${document.document_number}`)
  expect(calls).toMatchObject([{ id, matched: true, number_called: null }])
})

test('a call that ends in doubt or without a match is told to managers and to the NP of the document on Today, and no other (facts 5.7)', async () => {
  const [np, other] = [await clinic.buildNp(), await clinic.buildNp()]
  const [pcr, boss] = await Promise.all([
    buildStaff(clinic.sql, { groups: ['pcrs'], provinces: ['ON'] }),
    buildStaff(clinic.sql, { groups: ['pcrManagers'], provinces: [] }),
  ])
  const { document } = await clinic.sign(np, await clinic.visited(np))
  const seller_id = await clinic.seller({ name: 'Doubtful Leaf' })
  const caller = { document_number: document.document_number, seller_id, caller_name: 'Sunita Rao' }
  const { given_name, surname, birth_date } = document.content.patient
  const call = async (read: object, end: object | null) => {
    const { id } = await clinic.call<VerificationCall>(pcr, 'POST /api/verifications', caller)
    await clinic.call(pcr, `POST /api/verifications/${id}/match`, {
      number_called: '1 (416) 555-0199',
      given_name,
      surname,
      birth_date,
      ...read,
    })
    if (end)
      await clinic.call(pcr, `POST /api/verifications/${id}/end`, { asked: [], confirmed: [], doubt: false, note: '', minutes: 1, ...end })
    return id
  }
  const noMatch = await call({ surname: 'Someone-Else' }, null)
  await call({}, { asked: ['grams'], confirmed: ['grams'] })
  const doubted = await call({}, { doubt: true, note: 'Voice changed' })
  const told = async (staff: typeof pcr) => (await clinic.call<Today>(staff, 'GET /api/today')).doubts
  for (const staff of [boss, np])
    expect(await told(staff)).toMatchObject({
      rows: [
        { id: doubted, document_number: document.document_number, seller: 'Doubtful Leaf', by: pcr.name, doubt: true },
        { id: noMatch, doubt: false },
      ],
    })
  expect((await told(np))?.total).toBe(2)
  expect(await told(other)).toEqual({ total: 0, rows: [] })
  expect(await told(pcr)).toBeNull()
  expect(JSON.stringify(await told(boss))).not.toMatch(new RegExp(`${surname}|Voice|Rao`))
})
