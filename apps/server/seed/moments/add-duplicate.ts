import type { PersonalInformation } from '@clinic/contract/chat'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { findDuplicates } from '../../src/care/patients/merging/find-duplicates.ts'
import { registerPatient } from '../../src/care/patients/registration/register-patient.ts'
import { ifAllowed } from './if-allowed.ts'
import type { Stage } from './stage.ts'

const SURNAME = 'Thériault-Côté'
/** As it was heard on the phone. */
const HEARD = { firstName: 'Helene', lastName: 'Theriault', email: 'h.theriault@mail.example' }

type Known = {
  patient_id: string
  created_at: string
  date_of_birth: string
  phone: string
  province: ProvinceCode
  gender: PersonalInformation['gender']
  street_address: string
  city: string
  postal_code: string
  health_number: string
}

/** A caller who was registered although she had written in the chat: a likely duplicate for managers to look at (F-13, F-23). */
export async function addDuplicate(stage: Stage): Promise<void> {
  const { sql, now, zone } = stage
  const [known] = await sql<Known[]>`
    select p.patient_id, p.created_at, p.date_of_birth, p.phone, p.province, d.gender, d.street_address, d.city, d.postal_code, d.health_number
    from patients p join patient_details d using (patient_id) where p.last_name = ${SURNAME} order by p.patient_id limit 1`
  if (!known) throw new Error(`the demo clinic has no ${SURNAME}`)
  const pcrs = stage.staff.filter(({ scopes, provinces }) => scopes.includes('pcr') && provinces.includes(known.province))
  const present = pcrs.flatMap((one) => {
    const at = stage.atWork(one, known.created_at)
    return at === null ? [] : [{ one, at }]
  })
  const { one, at } = present[0] ?? { one: stage.named('amara.osei'), at: now }
  const personal: PersonalInformation = {
    ...HEARD,
    ...{ dateOfBirth: known.date_of_birth, phone: known.phone, gender: known.gender, country: 'Canada', zipcode: known.postal_code },
    ...{ streetAddress: known.street_address, city: known.city, province: provinceName(known.province), differentMailingAddress: false },
    provincialHealthID: known.health_number,
  }
  await ifAllowed(() => registerPatient(stage.as(one, at), { personal, different_from: [known.patient_id] }))
  await findDuplicates({ sql, now, zone })
}
