// Tests in packages/data check that the files have these shapes.
declare module '*/data/instruments/instruments.json' {
  const instruments: readonly import('../scales/instrument.ts').Instrument[]
  export default instruments
}
declare module '*/data/instruments/asq.json' {
  type Question = { tag: string; text: string }
  const asq: {
    key: string
    name: string
    version: string
    source: string
    questions: readonly Question[]
    after_yes_or_refusal: Question
  }
  export default asq
}
declare module '*/data/reference/provinces.json' {
  type Reference = { time_zone: string; other_names: readonly string[]; postal_letters: readonly string[] }
  const provinces: Readonly<Record<import('@clinic/contract/provinces').ProvinceCode, Reference>>
  export default provinces
}
declare module '*/data/reference/time-zones.json' {
  type Zone = { province: string; time_zone: string; towns: readonly string[]; postal_areas: readonly string[] }
  const zones: readonly Zone[]
  export default zones
}
declare module '*/data/reference/common-passwords.json' {
  const lines: readonly string[]
  export default lines
}
declare module '*/data/reference/given-names.json' {
  const names: { names: readonly string[]; words_too: readonly string[] }
  export default names
}
declare module '*/data/reference/np-authority.json' {
  const authority: readonly import('@clinic/contract/documents/authority').AuthorityFields[]
  export default authority
}
declare module '*/data/reference/veterans.json' {
  type Rule = { from: string; grams_a_day: number; dollars_a_gram: number; above: string; source: string; checked_on: string }
  const rules: readonly Rule[]
  export default rules
}
