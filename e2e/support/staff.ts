/** Logins of the demo clinic that journeys use: each has its own, so that no two journeys work on one person's list. */
export const STAFF = {
  admin: 'admin@demo.clinic.example',
  /** Ontario. */
  pcr: 'amara.osei@demo.clinic.example',
  otherPcr: 'eleanor.fraser@demo.clinic.example',
  np: 'dana.whitfield@demo.clinic.example',
  /** Alberta. */
  westernPcr: 'jasdeep.gill@demo.clinic.example',
  westernNp: 'aiyana.cardinal@demo.clinic.example',
  both: 'noor.haddad@demo.clinic.example',
  pcrManager: 'priya.raghunathan@demo.clinic.example',
  npManager: 'fatima.el-amin@demo.clinic.example',
  user: 'tomasz.kowalczyk@demo.clinic.example',
} as const
export type StaffEmail = (typeof STAFF)[keyof typeof STAFF]

/** The demo clinic's one password. */
export const PASSWORD = 'Harvest-canoe-71!'
