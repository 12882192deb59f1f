import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

const PICTURE_KINDS = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureKind = (typeof PICTURE_KINDS)[number]

/** `bytes` in base64. */
export const picture = z.object({ kind: z.enum(PICTURE_KINDS), bytes: z.string(), kept_at: z.string() })

export const readPicture = endpoint({
  method: 'GET',
  path: '/api/patients/{patient_id}/pictures/{id}',
  summary: 'A photograph that a patient sent in answer to a question (REQ-413), for those who may open the record',
  access: ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'],
  response: picture,
})
