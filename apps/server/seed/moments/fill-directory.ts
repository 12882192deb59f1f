import type { Seller } from '@clinic/contract/documents/sellers'
import { addDays } from '@clinic/core/shared/dates'
import { savePractitionerDetails } from '../../src/care/documents/directory/save-practitioner-details.ts'
import { saveSeller } from '../../src/care/documents/directory/save-seller.ts'
import { dayIn } from '../../src/platform/clock.ts'
import { LICENSED_SELLERS } from '../profiles/labels.ts'
import type { DemoStaff, Stage } from './stage.ts'

const ADDRESS = '220 Dundas Street, London ON N6A 1H3'
const WAYS = ['portal', 'secure_fax', 'portal', 'original_by_mail'] as const
const NOTES = {
  portal: 'Told by phone: its own portal, signed in by name.',
  secure_fax: 'Told by phone: secure fax from the office counts as the original, with initials.',
  original_by_mail: 'Told by phone: only the original on paper.',
} as const
const DAYS_AGO = 90

/** The sellers that patients name in the questionnaire, and what documents print of each practitioner (F-23). Returns the sellers. */
export async function fillDirectory(stage: Stage): Promise<Seller[]> {
  const admin = stage.named('admin')
  const at = stage.atWork(admin, '') ?? stage.now
  const context = stage.as(admin, at)
  let sellers: Seller[] = []
  for (const [place, name] of LICENSED_SELLERS.entries()) {
    const accepts = WAYS[place % WAYS.length] ?? 'portal'
    sellers = await saveSeller(context, {
      ...{ id: '0', version: 0, name, phone: `1-800-555-01${40 + place}`, fax: `1-800-555-01${50 + place}`, active: true },
      ...{ accepts, accepts_on: addDays(dayIn(stage.zone, stage.now), -DAYS_AGO), accepts_note: NOTES[accepts] },
    })
  }
  for (const one of stage.staff.filter(({ np_capable }) => np_capable)) await savePractitionerDetails(context, detailsOf(one))
  return sellers
}

function detailsOf({ id, name, email }: DemoStaff) {
  const [given_name = '', ...rest] = name.replace(/ \(\d+\)$/, '').split(' ')
  const surname = rest.join(' ')
  return {
    ...{ id: String(id), version: 0, given_name, surname, register_given_name: given_name, register_surname: surname },
    ...{ profession: 'Nurse practitioner', address: ADDRESS, phone: '519-555-0100', fax: '519-555-0199', email },
  }
}
