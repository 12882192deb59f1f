import type { Page } from '@playwright/test'
import { claimAs, newPatients, newWorker } from './queue-people.ts'
import { sendAs } from './send-as.ts'
import type { BrowserState } from './sessions.ts'
import { STAFF } from './staff.ts'

type Visitor = (who: BrowserState) => Promise<Page>
export type Signer = { page: Page; email: string; name: string; number: string }
const DAY = 86_400_000

/** A day as `2026-11-20`, counted from today in Toronto. */
export function clinicDay(fromToday: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(Date.now() + fromToday * DAY)
}

/** A new NP of Ontario whose licence and business address are recorded, at a browser of their own. */
export async function newSigner(visitor: Visitor): Promise<Signer> {
  const { page, email, name } = await newWorker(visitor, 'np')
  const { id } = await sendAs<{ id: number }>(email, { method: 'GET', path: '/api/me' })
  const number = `J${id}`
  await recordLicence({ email }, { province: 'ON', college: 'College of Nurses of Ontario', number })
  const [surname = '', ...given] = name.split(' ').toReversed()
  const given_name = given.toReversed().join(' ')
  const names = { given_name, surname, register_given_name: given_name, register_surname: surname }
  const contact = {
    profession: 'Nurse practitioner',
    address: '220 Dundas Street, London ON N6A 1H3',
    phone: '519-555-0100',
    fax: '',
    email: '',
  }
  await sendAs(STAFF.admin, { method: 'PUT', path: `/api/users/${id}/practitioner_details`, body: { ...names, ...contact, version: 0 } })
  return { page, email, name, number }
}

/** Records a licence as an administrator who has just read the register. */
export async function recordLicence({ email }: Pick<Signer, 'email'>, licence: { province: string; college: string; number: string }) {
  const { id } = await sendAs<{ id: number }>(email, { method: 'GET', path: '/api/me' })
  const clear = { suspended_on: null, restrictions: '', notice_on: null, notice_retracted_on: null, checked_on: clinicDay(-1), version: 0 }
  const body = { ...licence, valid_from: clinicDay(-400), valid_to: clinicDay(300), ...clear }
  await sendAs(STAFF.admin, { method: 'PUT', path: `/api/users/${id}/licences`, body })
}

/** A patient whose visit the NP completed with an authorization; the note is signed and the consent to treatment recorded. */
export async function authorizedPatient({ email }: Signer, lastName: string): Promise<string> {
  const [id = ''] = await newPatients('np', lastName, 1)
  const as = (path: string, body: object, method = 'POST') => sendAs(email, { method, path, body })
  await claimAs(email, 'np', id)
  await as(`/api/queues/np/${id}/decide`, { kind: 'authorize', grams_per_day: 1.5, months: 12 })
  const content = { template: 'dap', data: 'Back pain', assessment: 'Fits', plan: 'Oil' }
  await as(`/api/patients/${id}/visit_notes/draft`, { kind: 'visit', version: 0, content }, 'PUT')
  await as(`/api/patients/${id}/visit_notes/draft/sign`, { version: 1 })
  await as(`/api/patients/${id}/treatment_consent`, { given: true })
  return id
}

/** A seller that takes documents in its portal. */
export async function newSeller(name: string): Promise<void> {
  const ways = {
    phone: '613-555-0170',
    fax: '',
    accepts: 'portal',
    accepts_on: clinicDay(-30),
    accepts_note: 'Told by phone',
    active: true,
  }
  await sendAs(STAFF.admin, { method: 'PUT', path: '/api/sellers/0', body: { name, ...ways, version: 0 } })
}
