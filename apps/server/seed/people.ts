import type { DemoPerson } from '@clinic/contract/demo'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Queue } from '@clinic/contract/queues'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'

/** The password of every demo login. */
export const DEMO_PASSWORD = 'Harvest-canoe-71!'
const DOMAIN = 'demo.clinic.example'

export type Group = { id: number; name: string; scopes: Scope[]; pcr_capable: boolean; np_capable: boolean }

/** A demo staff member. `name` is the display name (A-11); `shown`: their role in the list of logins, if listed. */
export type Person = Staff & {
  first_name: string
  last_name: string
  email: string
  groups: readonly Group[]
  active: boolean
  phone: string
  address: string
  shown: string | null
}

type Draft = {
  first_name: string
  last_name: string
  email: string
  groups: readonly string[]
  provinces: string
  off?: boolean
  left?: boolean
  shown?: string
}

const ALL = 'ON BC AB MB SK NS NB NL PE YT NT NU'

const DRAFTS: readonly Draft[] = [
  { first_name: 'Marguerite', last_name: 'Lavoie', email: 'admin', groups: ['admins'], provinces: '', shown: 'Administrator' },
  {
    first_name: 'Amara',
    last_name: 'Osei',
    email: 'amara.osei',
    groups: ['pcrs'],
    provinces: 'ON NS NB PE NL',
    shown: 'Patient care representative',
  },
  {
    first_name: 'Jasdeep',
    last_name: 'Gill',
    email: 'jasdeep.gill',
    groups: ['pcrs'],
    provinces: 'BC AB SK MB YT',
    shown: 'Patient care representative',
  },
  {
    first_name: 'Priya',
    last_name: 'Raghunathan',
    email: 'priya.raghunathan',
    groups: ['pcrManagers'],
    provinces: ALL,
    shown: 'PCR manager',
  },
  {
    first_name: 'Dana',
    last_name: 'Whitfield',
    email: 'dana.whitfield',
    groups: ['nps'],
    provinces: 'ON NS AB',
    shown: 'Nurse practitioner',
  },
  { first_name: 'Kwame', last_name: 'Mensah', email: 'kwame.mensah', groups: ['nps'], provinces: 'BC AB YT', shown: 'Nurse practitioner' },
  {
    first_name: 'Aiyana',
    last_name: 'Cardinal',
    email: 'aiyana.cardinal',
    groups: ['nps'],
    provinces: 'NT NU AB SK MB',
    shown: 'Nurse practitioner',
  },
  {
    first_name: 'Fatima',
    last_name: 'El-Amin',
    email: 'fatima.el-amin',
    groups: ['npManagers'],
    provinces: 'ON BC NS NB',
    shown: 'NP manager',
  },
  {
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'noor.haddad',
    groups: ['pcrs', 'nps'],
    provinces: 'AB SK MB NU',
    shown: 'Both PCR and nurse practitioner',
  },
  {
    first_name: 'Tomasz',
    last_name: 'Kowalczyk',
    email: 'tomasz.kowalczyk',
    groups: ['User'],
    provinces: '',
    shown: 'User without a queue',
  },
  { first_name: 'Sarah', last_name: 'Chen', email: 'sarah.chen', groups: ['nps'], provinces: 'BC ON' },
  { first_name: 'Sarah', last_name: 'Chen', email: 'sarah.chen.pcr', groups: ['pcrs'], provinces: 'ON AB' },
  { first_name: 'Joseph', last_name: 'MacIsaac', email: 'joseph.macisaac', groups: ['nps'], provinces: 'NS NB PE NL' },
  { first_name: 'Mei-Ling', last_name: 'Chow', email: 'mei-ling.chow', groups: ['nps'], provinces: 'ON MB SK' },
  { first_name: 'Liam', last_name: 'Tremblay', email: 'liam.tremblay', groups: ['pcrs'], provinces: 'BC YT NT NU MB' },
  { first_name: 'Eleanor', last_name: 'Fraser', email: 'eleanor.fraser', groups: ['pcrs'], provinces: 'NS NB PE NL ON' },
  { first_name: 'Geneviève', last_name: 'Bouchard', email: 'genevieve.bouchard', groups: ['nps'], provinces: 'NB ON QC', off: true },
  { first_name: 'Martin', last_name: 'Oake', email: 'martin.oake', groups: ['nps'], provinces: 'QC ON', off: true, left: true },
]

/** Ids from 1; a namesake gets a number after the name. */
export function makePeople(groups: readonly Group[]): Person[] {
  const taken = new Map<string, number>()
  return DRAFTS.map((draft, index) => {
    const { first_name, last_name } = draft
    const mine = groups.filter(({ name }) => draft.groups.includes(name))
    const namesakes = (taken.get(`${first_name} ${last_name}`) ?? 0) + 1
    taken.set(`${first_name} ${last_name}`, namesakes)
    const pcr_capable = mine.some((group) => group.pcr_capable)
    const np_capable = mine.some((group) => group.np_capable)
    return {
      id: index + 1,
      first_name,
      last_name,
      name: `${first_name} ${last_name}${namesakes > 1 ? ` (${namesakes})` : ''}`,
      email: `${draft.email}@${DOMAIN}`,
      groups: mine,
      scopes: [...new Set(mine.flatMap(({ scopes }) => scopes))],
      provinces: draft.provinces.split(' ').filter(Boolean) as ProvinceCode[],
      pcr_capable,
      np_capable,
      queue_enabled: (pcr_capable || np_capable) && draft.off !== true,
      active: draft.left !== true,
      phone: `41655501${String(index + 10).padStart(2, '0')}`,
      address: `10.20.0.${index + 11}`,
      shown: draft.shown ?? null,
    }
  })
}

/** The logins listed on the login page. */
export function demoPeople(people: readonly Person[]): DemoPerson[] {
  return people.flatMap(({ email, name, shown }) => (shown === null ? [] : [{ email, name, role: shown, password: DEMO_PASSWORD }]))
}

/** Staff on duty in a queue who may treat patients of a province. */
export function workersOf(people: readonly Person[], queue: Queue, province: ProvinceCode): Person[] {
  return people.filter((one) => worksIn(one, queue) && one.provinces.includes(province))
}

export function worksIn(one: Person, queue: Queue): boolean {
  return one.active && one.queue_enabled && (queue === 'pcr' ? one.pcr_capable : one.np_capable)
}
