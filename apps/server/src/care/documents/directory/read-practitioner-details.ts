import type { PractitionerDetails } from '@clinic/contract/documents/practitioner-details'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { findAccount, findDetails } from './details-store.ts'
import { readId } from './read-id.ts'

const NOTHING = {
  register_given_name: '',
  register_surname: '',
  profession: 'Nurse practitioner',
  address: '',
  phone: '',
  fax: '',
  email: '',
  version: 0,
}

/** Proposes the account’s name where nothing was entered. Refusal: `user-not-found`. */
export async function readPractitionerDetails({ sql }: StaffContext, said: string): Promise<PractitionerDetails> {
  const id = readId(said)
  const account = id === null ? null : await findAccount(sql, id)
  if (id === null || !account) throw new Problem('user-not-found')
  return (await findDetails(sql, id)) ?? { given_name: account.first_name, surname: account.last_name, ...NOTHING }
}
