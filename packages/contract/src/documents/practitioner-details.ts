import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const text = (most: number) => z.string().trim().max(most)
/** What a medical document prints of its practitioner beside the licence. `register_*`: as the college's register writes the name. */
const practitionerFields = z.strictObject({
  ...{ given_name: text(120), surname: text(120), register_given_name: text(120), register_surname: text(120) },
  profession: text(120),
  ...{ address: text(300), phone: text(40), fax: text(40), email: text(254) },
})
export const practitionerDetails = practitionerFields.extend({ version: z.number().int() })
export type PractitionerDetails = z.infer<typeof practitionerDetails>

export const readPractitionerDetails = endpoint({
  method: 'GET',
  path: '/api/users/{id}/practitioner_details',
  summary: 'What medical documents print of a practitioner',
  access: ['admin'],
  response: practitionerDetails,
})
/** `version` 0 adds them. */
export const savePractitionerDetails = endpoint({
  method: 'PUT',
  path: '/api/users/{id}/practitioner_details',
  summary: 'Adds or changes what medical documents print of a practitioner',
  access: ['admin'],
  body: practitionerFields.extend({ version: z.number().int().min(0) }),
  response: practitionerDetails,
})
