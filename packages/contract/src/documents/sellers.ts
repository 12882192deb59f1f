import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { possibleDay } from '../possible-day.ts'
import { DELIVERY_WAYS } from './medical-document.ts'

/** A licensed seller. `phone`: on file, the only number that is called back. `accepts`: what it told us it takes, and since when. */
const sellerFields = z.strictObject({
  name: z.string().trim().min(1).max(120),
  phone: z.string().trim().min(1).max(40),
  fax: z.string().trim().max(40),
  accepts: z.enum(DELIVERY_WAYS),
  accepts_on: possibleDay,
  accepts_note: z.string().trim().min(1).max(300),
  active: z.boolean(),
})
export const seller = sellerFields.extend({ id: z.number().int(), version: z.number().int() })
export type Seller = z.infer<typeof seller>

export const listSellers = endpoint({
  method: 'GET',
  path: '/api/sellers',
  summary: 'Licensed sellers, with how each takes a medical document',
  access: ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'],
  response: z.array(seller),
})
/** `id` 0 adds one. */
export const saveSeller = endpoint({
  method: 'PUT',
  path: '/api/sellers/{id}',
  summary: 'Adds or changes a licensed seller',
  access: ['pcrmanager', 'npmanager', 'admin'],
  body: sellerFields.extend({ version: z.number().int().min(0) }),
  response: z.array(seller),
})
