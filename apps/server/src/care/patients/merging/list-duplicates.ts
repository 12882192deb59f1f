import type { Duplicates } from '@clinic/contract/patients/duplicates'
import type { Candidate } from '@clinic/contract/patients/look-up'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { findPairs, findStandingMerges, type StoredPerson } from './duplicate-pairs-store.ts'

/** Likely duplicates with as little of each as a look-up shows, and merges that can be undone (F-13). */
export async function listDuplicates({ sql, now }: StaffContext, shown: number): Promise<Duplicates> {
  const [{ total, pairs }, done] = await Promise.all([findPairs(sql, shown), findStandingMerges(sql, now, shown)])
  return {
    total,
    pairs: pairs.map(({ one, other, ...pair }) => ({ ...pair, one: present(one), other: present(other) })),
    merges_total: done.total,
    merges: done.merges.map(({ survivor, merged, ...merge }) => ({ ...merge, survivor: present(survivor), merged: present(merged) })),
  }
}

function present({ date_of_birth, province, ...person }: StoredPerson): Candidate {
  const birth_year = date_of_birth === null ? null : Number(date_of_birth.slice(0, 4))
  return { ...person, birth_year, province: province && provinceName(province) }
}
