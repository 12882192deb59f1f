import { ANSWER_FIELDS } from '@clinic/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { CONDITIONS, type Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'

const lowest = ({ values }: Instrument['items'][number]) => ('from' in values ? values.from : Math.min(...values))
const highest = ({ values }: Instrument['items'][number]) => ('from' in values ? values.to : Math.max(...values))
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

describe.each(INSTRUMENTS.map((one) => [one.key, one] as const))('%s', (_, instrument) => {
  const { items, extras, scoring, range, bands } = instrument
  const tags = items.map(({ tag }) => tag)

  test('its range is what its items can add up to', () => {
    const ends = (of: readonly string[]) => {
      const chosen = items.filter(({ tag }) => of.includes(tag))
      return { from: sum(chosen.map(lowest)), to: sum(chosen.map(highest)) }
    }
    if (scoring.rule === 'sum' || scoring.rule === 'clusters') expect(range).toEqual(ends(tags))
    if (scoring.rule === 'mean') expect(range).toEqual({ from: lowest(items[0] as never), to: highest(items[0] as never) })
    if (scoring.rule === 'count') expect(range).toEqual({ from: 0, to: Object.keys(scoring.thresholds).length })
    for (const part of 'parts' in scoring ? (scoring.parts ?? []) : []) expect(part.range, part.name).toEqual(ends(part.items))
  })

  test('its bands cover the range without gap or overlap', () => {
    if (bands.length === 0) return expect(bands).toEqual([])
    expect([bands[0]?.from, bands.at(-1)?.to]).toEqual([range.from, range.to])
    bands.slice(1).forEach(({ from }, index) => {
      expect(from).toBe((bands[index]?.to ?? 0) + 1)
    })
  })

  test('everything it refers to exists', () => {
    const known = new Set([...items, ...extras].map(({ tag }) => tag))
    expect(known.size).toBe(items.length + extras.length)
    const parts = 'parts' in scoring ? (scoring.parts ?? []) : []
    const tests = instrument.flags.flatMap(({ when }) => when)
    for (const test of tests) {
      if ('item' in test) expect(known).toContain(test.item)
      if ('part' in test) expect(parts.map(({ name }) => name)).toContain(test.part)
    }
    for (const tag of parts.flatMap((part) => part.items)) expect(tags).toContain(tag)
    if (scoring.rule === 'count') for (const tag of Object.keys(scoring.thresholds)) expect(tags).toContain(tag)
    expect(instrument.stand_ins.map((key) => instrumentOf(key)?.licence.state)).toEqual(instrument.stand_ins.map(() => 'ship'))
    expect(ANSWER_FIELDS).toContain(instrument.answer_field)
  })

  test('its texts name no diagnosis (D-9)', () => {
    expect(instrument.flags.map(({ label }) => label).join('\n')).not.toMatch(/diagnos|disorder|depression|ptsd|adhd|insomniac|addict/i)
  })
})

test('every scale field of the record has its instrument, and every reported condition one that may be asked (REQ-146, REQ-686)', () => {
  for (const field of ANSWER_FIELDS.filter((name) => /_scale_|^(?:cuditr|phq9|gad7)/.test(name))) {
    expect(instrumentOf(field.replace(/_answers$/, ''))?.answer_field).toBe(field)
  }
  for (const condition of CONDITIONS) {
    const asked = INSTRUMENTS.filter(({ asked_for }) => asked_for.includes(condition))
    expect(asked.flatMap((one) => (one.licence.state === 'ship' ? [one.key] : one.stand_ins)).length, condition).toBeGreaterThan(0)
  }
})

test('no two instruments of one visit store their answers in one place; that of the HADS is its own (REQ-146)', () => {
  const shipped = INSTRUMENTS.filter(({ licence }) => licence.state === 'ship').map(({ answer_field }) => answer_field)
  expect(new Set(shipped).size).toBe(shipped.length)
  expect(INSTRUMENTS.filter(({ answer_field }) => answer_field === 'hads_scale_answers').map(({ key }) => key)).toEqual(['hads_scale'])
})

test('licensed text is not shipped (E-11)', () => {
  expect(INSTRUMENTS.filter(({ licence }) => licence.state !== 'ship').map(({ key }) => key)).toEqual([
    'hads_scale',
    'insomnia_scale',
    'cancer_scale',
    'ibd_scale',
    'hbi',
  ])
})

test('figures from general knowledge are marked so', () => {
  const unsure = ['gad7', 'hads_scale', 'adhd_scale', 'cuditr', 'pain_scale', 'adult_epilepsy_scale', 'cancer_scale', 'ibd_scale', 'hbi']
  for (const key of unsure) expect(JSON.stringify(instrumentOf(key)), key).toContain('general knowledge')
})
