import type { PersonalInformation } from '@clinic/contract/chat'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import type { AnswerValue } from '@clinic/core/questionnaires/answers'
import type { Chance } from '@clinic/core/shared/chance'
import { addDays, addYears } from '@clinic/core/shared/dates'
import { CITIES, type City, PROVINCE_WEIGHTS, STREETS } from './cities.ts'
import { makeHealthNumber } from './health-numbers.ts'
import { MEDICINES, type Medicine, REASONS } from './medicines.ts'
import { ORIGINS } from './names.ts'

/** A patient’s identity and answers. `answers`: fixed ones by tag, instead of random. */
export type Profile = {
  personal: PersonalInformation
  province: ProvinceCode
  reason: string
  medicines: readonly Medicine[]
  answers: Readonly<Record<string, AnswerValue>>
  address: string
}
/** What a named patient fixes; the rest is random. */
export type Wish = Partial<Omit<Profile, 'personal'>> & {
  age?: number
  birthdayInDays?: number
  city?: string
  first?: string
  last?: string
  gender?: 'MALE' | 'FEMALE'
}

export type Registry = { make(wish?: Wish): Profile; province(): ProvinceCode }

/** Generates patients with unique names (unless given) and phone numbers, distributed over the provinces. */
export function openRegistry(chance: Chance, today: string): Registry {
  const names = new Set<string>()
  const phones = new Set<string>()
  let pack: ProvinceCode[] = []
  const province = (): ProvinceCode => {
    if (pack.length === 0)
      pack = chance.shuffle(PROVINCE_WEIGHTS.flatMap(([code, weight]) => Array<ProvinceCode>(Math.ceil(weight)).fill(code)))
    return pack.pop() ?? 'ON'
  }
  return {
    province,
    make(wish = {}) {
      const own = chance.fork()
      const city = findCity(own, wish.city, wish.city === undefined ? (wish.province ?? province()) : undefined)
      const gender = wish.gender ?? own.pick(['FEMALE', 'FEMALE', 'MALE'] as const)
      const name = wish.first && wish.last ? { first: wish.first, last: wish.last } : unused(names, () => makeName(own, gender))
      names.add(`${name.first} ${name.last}`)
      const phone = unused(phones, () => `${city.area}55501${own.digits(2)}`)
      phones.add(phone)
      return {
        personal: { ...makePersonal(own, { name, gender, city, today, wish }), phone },
        province: city.province,
        reason: wish.reason ?? own.weighted(REASONS),
        medicines:
          wish.medicines ??
          own.some(
            MEDICINES,
            own.weighted([
              [0, 5],
              [1, 4],
              [2, 3],
              [3, 1],
            ]),
          ),
        answers: wish.answers ?? {},
        address: `203.0.113.${own.int(1, 254)}`,
      }
    },
  }
}

type Parts = { name: { first: string; last: string }; gender: 'MALE' | 'FEMALE'; city: City; today: string; wish: Wish }

function makePersonal(chance: Chance, { name, gender, city, today, wish }: Parts): Omit<PersonalInformation, 'phone'> {
  const age = wish.age ?? Math.round((chance.int(25, 75) + chance.int(25, 75)) / 2 + chance.pick([-4, 0, 0, 4]))
  const born = addDays(addYears(today, -age), wish.birthdayInDays ?? -chance.int(1, 360))
  const elsewhere = chance.yes(0.07)
  return {
    firstName: name.first,
    lastName: name.last,
    dateOfBirth: born,
    gender,
    provincialHealthID: chance.yes(0.93) ? makeHealthNumber(city.province, chance, name.last) : '',
    email: `${plain(name.first)}.${plain(name.last)}${chance.int(2, 99)}@example.ca`,
    streetAddress: `${chance.int(2, 980)} ${chance.pick(STREETS)}`,
    city: city.name,
    province: PROVINCES[city.province],
    country: 'Canada',
    zipcode: makePostal(chance, city),
    differentMailingAddress: elsewhere,
    ...(elsewhere && {
      mailingStreetAddress: `PO Box ${chance.int(12, 940)}`,
      mailingCity: city.name,
      mailingProvince: PROVINCES[city.province],
      mailingCountry: 'Canada',
      mailingZipcode: makePostal(chance, city),
    }),
  }
}

function findCity(chance: Chance, name: string | undefined, province: ProvinceCode | undefined): City {
  const cities = CITIES.filter(
    (city) => (name === undefined || city.name === name) && (province === undefined || city.province === province),
  )
  return chance.weighted(cities.map((city) => [city, city.weight] as const))
}

function makePostal(chance: Chance, city: City): string {
  const letter = () => chance.pick([...'ABCEGHJKLMNPRSTVWXYZ'])
  return `${chance.pick(city.postal)} ${chance.int(1, 9)}${letter()}${chance.int(1, 9)}`
}

function makeName(chance: Chance, gender: 'MALE' | 'FEMALE'): { first: string; last: string } {
  const origin = chance.weighted(ORIGINS.map((one) => [one, one.weight] as const))
  return { first: chance.pick(gender === 'FEMALE' ? origin.women : origin.men), last: chance.pick(origin.last) }
}

function unused<T>(taken: ReadonlySet<string>, make: () => T): T {
  for (let turn = 0; turn < 200; turn += 1) {
    const made = make()
    const key = typeof made === 'string' ? made : Object.values(made as object).join(' ')
    if (!taken.has(key)) return made
  }
  return make()
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z-]/g, '')
}
