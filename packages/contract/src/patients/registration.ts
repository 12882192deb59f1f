import { z } from 'zod'
import { personalInformationContext } from '../chat.ts'
import { endpoint } from '../endpoint.ts'

/**
 * `personal`: under the chat’s rules. `different_from`: likely duplicates that are someone else; with any other, 409
 * `likely-duplicates` with `details.candidates` (as of a look-up) and `details.hidden`, the number beyond the caller’s
 * provinces.
 */
export const registerPatient = endpoint({
  method: 'POST',
  path: '/api/patients',
  summary: 'Registers a caller, who joins the PCR queue; likely duplicates are shown first (F-12, F-13)',
  access: ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'],
  body: z.strictObject({ personal: personalInformationContext, different_from: z.array(z.string().max(64)).max(20).default([]) }),
  response: z.object({ patient_id: z.string() }),
})
