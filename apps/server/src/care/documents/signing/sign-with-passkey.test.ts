import type { DocumentDetail } from '@clinic/contract/documents/medical-document'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authenticator, openAuthenticator } from '../../../../test/authenticator.ts'
import { PASSWORD } from '../../../identity/auth/auth.harness.ts'
import { hashPassword } from '../../../identity/auth/credentials/passwords.ts'
import { type DocumentClinic, openDocumentClinic, type Signed } from '../documents.harness.ts'

type Started = { ways: string[]; mailed: boolean; passkey: object }
let clinic: DocumentClinic
beforeAll(async () => {
  clinic = await openDocumentClinic({ url: 'http://localhost' })
})
afterAll(() => clinic.close())

/** An NP with a passkey and a draft that lacks nothing but the second factor. */
async function readyToSign() {
  const np = await clinic.buildNp({ password_hash: await hashPassword(PASSWORD) })
  const device: Authenticator = openAuthenticator()
  const offer = await clinic.call(np, 'POST /api/me/factors/passkeys/offer', { current_password: PASSWORD })
  expect(await clinic.call(np, 'POST /api/me/factors/passkeys', { name: 'Blue key', answer: device.make(offer) })).toMatchObject({
    status: 200,
  })
  const id = await clinic.visited(np)
  const { draft_id, version } = await clinic.draft(np, id)
  const start = () => clinic.call<Started>(np, 'POST /api/me/signing_factor')
  const show = (answer: object) => clinic.call<{ fresh_until: string }>(np, 'POST /api/me/signing_factor/passkey', { answer })
  const sign = () => clinic.call<Signed>(np, `POST /api/patients/${id}/documents/draft/sign`, { draft_id, version })
  return { np, id, device, start, show, sign }
}

test('a passkey shown again signs a document, and the log says which factor it was (F-7)', async () => {
  const { id, device, start, show, sign } = await readyToSign()
  expect(await sign()).toMatchObject({ status: 403, error: { code: 'document-factor-needed' } })
  const started = await start()
  expect(started).toMatchObject({ ways: ['passkey'], mailed: false })
  expect(await show(device.authenticate(started.passkey))).toMatchObject({ status: 200, fresh_until: '2026-03-02T15:05:00.000Z' })
  const { document }: { document: DocumentDetail } = await sign()
  expect(document.state).toBe('signed')
  const [entry] = await clinic.sql`select additional_info from audit_log where patient_id = ${id} and action = 'Sign Medical Document'`
  expect(entry?.additional_info).toContain('second factor: passkey')
})

test('a used, foreign or wrongly made answer shows nothing, and nothing can be signed', async () => {
  const { np, device, start, show, sign } = await readyToSign()
  const first = await start()
  const answer = device.authenticate(first.passkey)
  expect(await show(device.authenticate(first.passkey, { origin: 'http://elsewhere.example' }))).toMatchObject({
    error: { code: 'passkey-refused' },
  })
  expect(await show(answer), 'the challenge is used up').toMatchObject({ error: { code: 'factor-offer-over' } })
  const second = await start()
  expect(await show(openAuthenticator().authenticate(second.passkey))).toMatchObject({ error: { code: 'passkey-refused' } })
  const third = await start()
  expect(await show(device.authenticate(third.passkey, { verified: false }))).toMatchObject({ error: { code: 'passkey-refused' } })
  expect(await sign()).toMatchObject({ status: 403, error: { code: 'document-factor-needed' } })
  const refused = await clinic.sql`select from audit_log where action = 'Second Factor Refused' and entity_id = ${String(np.id)}`
  expect(refused).toHaveLength(3)
})
