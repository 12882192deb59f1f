import type { ProvinceCode } from '@clinic/contract/provinces'
import { addDays } from '@clinic/core/shared/dates'
import type { Person } from './people.ts'

const COLLEGES: Readonly<Record<ProvinceCode, string>> = {
  ...{ AB: 'CRNA', BC: 'BCCNM', MB: 'CRNM', NB: 'NANB', NL: 'NLCN', NS: 'NSCN', ON: 'CNO', PE: 'CRNPEI', SK: 'CRNS' },
  ...{ NT: 'CANN', NU: 'CANN', QC: 'OIIQ', YT: 'YRNA' },
}
/** One licence ends soon, and one has not been recorded, so that administrators have something to check (F-23). */
const ENDS_SOON = 'kwame.mensah YT'
const NOT_RECORDED = 'aiyana.cardinal NU'
const CHECKED_DAYS = 12
const DAYS = { since: 3 * 365, left: 400, leftSoon: 45 }

/** What the colleges’ registers say of the demo’s practitioners. */
export function licences(people: readonly Person[], today: string) {
  return people
    .filter(({ np_capable }) => np_capable)
    .flatMap(({ id, email, provinces }) =>
      provinces
        .map((province) => ({ province, key: `${email.split('@')[0]} ${province}` }))
        .filter(({ key }) => key !== NOT_RECORDED)
        .map(({ province, key }) => ({
          ...{ user_id: id, province, college: COLLEGES[province], number: `DEMO-${String(id).padStart(4, '0')}` },
          valid_from: addDays(today, -DAYS.since),
          valid_to: addDays(today, key === ENDS_SOON ? DAYS.leftSoon : DAYS.left),
          checked_on: addDays(today, -CHECKED_DAYS),
        })),
    )
}
