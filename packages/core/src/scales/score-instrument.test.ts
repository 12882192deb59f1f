import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allAnswers, anyAnswers, anyInstrument } from './arbitrary.test-data.ts'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS, instrumentOf } from './instruments.ts'
import { type ItemValues, scoreInstrument } from './score-instrument.ts'

const get = (key: string) => instrumentOf(key) as Instrument
/** The given values for the items in order. */
const inOrder = (values: readonly number[]): ItemValues => Object.fromEntries(values.map((value, index) => [String(index + 1), value]))
const score = (key: string, ...values: number[]) => scoreInstrument(get(key), inOrder(values))
const scoreTagged = (key: string, answers: ItemValues) => scoreInstrument(get(key), answers)
const flagIds = ({ flags }: ReturnType<typeof scoreInstrument>) => flags.map(({ id }) => id)
const times = (count: number, value: number) => Array.from({ length: count }, () => value)

describe('totals of published instruments (REQ-146, REQ-147)', () => {
  const vectors: [string, number[], number, string | null][] = [
    ['phq9', times(9, 0), 0, 'minimal'],
    ['phq9', [1, 1, 1, 1, 0, 0, 0, 0, 0], 4, 'minimal'],
    ['phq9', [1, 1, 1, 1, 1, 0, 0, 0, 0], 5, 'mild'],
    ['phq9', [2, 2, 2, 2, 1, 0, 0, 0, 0], 9, 'mild'],
    ['phq9', [2, 2, 2, 2, 2, 0, 0, 0, 0], 10, 'moderate'],
    ['phq9', [2, 2, 2, 2, 2, 2, 2, 0, 0], 14, 'moderate'],
    ['phq9', [2, 2, 2, 2, 2, 2, 3, 0, 0], 15, 'moderately severe'],
    ['phq9', [3, 3, 3, 2, 2, 2, 2, 2, 0], 19, 'moderately severe'],
    ['phq9', [3, 3, 3, 3, 2, 2, 2, 2, 0], 20, 'severe'],
    ['phq9', times(9, 3), 27, 'severe'],
    ['gad7', times(7, 0), 0, 'minimal'],
    ['gad7', [3, 2, 2, 2, 2, 2, 2], 15, 'severe'],
    ['gad7', times(7, 2), 14, 'moderate'],
    ['gad7', times(7, 3), 21, 'severe'],
    ['cuditr', times(8, 0), 0, 'low'],
    ['cuditr', [1, 1, 1, 1, 1, 0, 0, 2], 7, 'low'],
    ['cuditr', [4, 4, 0, 0, 0, 0, 0, 0], 8, 'hazardous'],
    ['cuditr', [4, 4, 3, 0, 0, 0, 0, 0], 11, 'hazardous'],
    ['cuditr', [4, 4, 0, 0, 0, 0, 0, 4], 12, 'possible cannabis use disorder'],
    ['cuditr', times(8, 4), 32, 'possible cannabis use disorder'],
    ['ptsd_scale', times(20, 0), 0, 'below the cut-off'],
    ['ptsd_scale', times(20, 4), 80, 'at or above the cut-off'],
    ['midas_scale', [0, 0, 5, 0, 0], 5, 'little or none'],
    ['midas_scale', [1, 2, 3, 0, 0], 6, 'mild'],
    ['midas_scale', [4, 4, 4, 4, 4], 20, 'moderate'],
    ['midas_scale', [4, 4, 4, 4, 5], 21, 'severe'],
    ['midas_scale', times(5, 92), 460, 'severe'],
    ['insomnia_scale', times(7, 4), 28, 'severe'],
    ['ibd_scale', times(10, 1), 10, 'poor'],
    ['ibd_scale', times(10, 7), 70, 'good'],
    ['pain_scale', [0, 0, 0], 0, null],
    ['pain_scale', [5, 6, 7], 6, null],
    ['pain_scale', times(3, 10), 10, null],
    ['adult_epilepsy_scale', [12], 12, null],
  ]
  test.each(vectors)('%s %j is %f, "%s"', (key, values, total, name) => {
    expect(score(key, ...values)).toMatchObject({ total, complete: true, missing: [], prorated: false })
    expect(score(key, ...values).band?.name ?? null).toBe(name)
  })

  test('the mean of the pain scale keeps its fraction', () => expect(score('pain_scale', 7, 7, 6).total).toBeCloseTo(6.667, 3))

  test('item 8 of the CUDIT-R scores 0, 2 or 4 and nothing between', () => {
    expect(score('cuditr', ...times(7, 0), 1)).toMatchObject({ total: null, missing: ['cuditr_8'] })
    expect(score('cuditr', ...times(7, 0), 2).total).toBe(2)
  })

  test('items can be given by tag or number', () => {
    expect(scoreTagged('gad7', { gad7_1: 1, gad7_2: 1, '3': 1, '4': 1, gad7_5: 1, gad7_6: 1, gad7_7: 1 }).total).toBe(7)
  })
})

describe('the two totals of the HADS', () => {
  test('each has its band, and there is no combined total', () => {
    const given = score('hads_scale', ...times(7, 1), 2, 2, 2, 2, 2, 0, 0)
    expect(given).toMatchObject({ total: null, parts: { anxiety: { value: 7 }, depression: { value: 10 } } })
    expect(Object.values(given.parts).map(({ band }) => band?.name)).toEqual(['normal', 'borderline'])
  })
  test('a missing item does not affect the other total', () => {
    const { hads_anxiety_1: _, ...rest } = Object.fromEntries(get('hads_scale').items.map(({ tag }) => [tag, 1]))
    expect(scoreTagged('hads_scale', rest).parts).toMatchObject({ anxiety: { value: null, band: null }, depression: { value: 7 } })
  })
  test('a second total of 11 requires the safety question', () => {
    expect(flagIds(score('hads_scale', ...times(7, 0), 2, 2, 2, 2, 2, 1, 0))).toEqual(['hads-ask-safety'])
    expect(flagIds(score('hads_scale', ...times(7, 3), 2, 2, 2, 2, 2, 0, 0))).toEqual([])
  })
})

describe('missing items', () => {
  const without = (count: number) => Object.fromEntries(Array.from({ length: 9 - count }, (_, index) => [String(index + 1), 2]))
  test('up to two of the PHQ-9 are prorated and rounded', () => {
    expect(scoreTagged('phq9', without(1))).toMatchObject({ total: 18, prorated: true, complete: false, missing: ['phq9_9'] })
    expect(scoreTagged('phq9', without(2))).toMatchObject({ total: 18, prorated: true })
    expect(score('phq9', 1, 0, 0, 0, 0, 0, 0).total).toBe(1)
    expect(score('phq9', 1, 1, 1, 0, 0, 0, 0).total).toBe(4)
  })
  test('three are too many', () => {
    expect(scoreTagged('phq9', without(3))).toMatchObject({ total: null, band: null, prorated: false })
  })
  test.each(['gad7', 'cuditr', 'ptsd_scale', 'pain_scale', 'midas_scale', 'insomnia_scale'])('one of %s is too many', (key) => {
    const values = get(key).items.map(() => 1)
    expect(score(key, ...values.slice(1)).total).toBeNull()
  })
})

describe('the clusters of the PCL-5', () => {
  /** Answers with that many symptoms of 2 in B, C, D and E. */
  const clusters = (b: number, c: number, d: number, e: number) =>
    score(
      'ptsd_scale',
      ...[
        [5, b],
        [2, c],
        [7, d],
        [6, e],
      ].flatMap(([size = 0, symptoms = 0]) => [...times(symptoms, 2), ...times(size - symptoms, 1)]),
    )
  test.each([
    [1, 1, 2, 2, true],
    [0, 1, 2, 2, false],
    [1, 0, 2, 2, false],
    [1, 1, 1, 2, false],
    [1, 1, 2, 1, false],
    [5, 2, 7, 6, true],
  ])('%i, %i, %i and %i symptoms: %s', (b, c, d, e, met) => {
    expect(clusters(b, c, d, e).criteria).toBe(met)
  })
  test('stay undecided while a missing item could decide', () => {
    expect(score('ptsd_scale', ...times(19, 2)).criteria).toBe(true)
    expect(score('ptsd_scale', ...times(14, 2), 2, 0, 0, 0, 0).criteria).toBeNull()
    expect(score('ptsd_scale', ...times(5, 0)).criteria).toBe(false)
  })
})

describe('the screen of the ASRS', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 3],
  ])('item %i counts from %i on', (item, threshold) => {
    const at = (value: number) => score('adhd_scale', ...times(18, 0).map((zero, index) => (index === item - 1 ? value : zero)))
    expect([at(threshold - 1).total, at(threshold).total]).toEqual([0, 1])
  })
  test('four of six are at the threshold; part B does not count', () => {
    expect(score('adhd_scale', 2, 2, 2, 2, 2, 2, ...times(12, 4))).toMatchObject({ total: 3, band: { high: false } })
    expect(score('adhd_scale', 2, 2, 2, 3, 0, 0, ...times(12, 0))).toMatchObject({ total: 4, band: { high: true } })
    expect(score('adhd_scale', ...times(18, 4)).parts).toMatchObject({
      A: { value: 24 },
      B: { value: 48 },
      'all items': { value: 72, band: null },
    })
  })
  test('the screen needs part A only', () => {
    expect(score('adhd_scale', ...times(6, 4))).toMatchObject({ total: 6, complete: false, parts: { B: { value: null } } })
    expect(score('adhd_scale', ...times(5, 4)).total).toBeNull()
  })
})

describe('single items', () => {
  test('have their own bands and no total', () => {
    const given = score('cancer_scale', 0, 1, 3, 4, 6, 6, 6, 6, 6)
    expect(given.total).toBeNull()
    expect(Object.values(given.parts).map(({ band }) => band?.name)).toEqual(['none', 'mild', 'mild', ...times(6, 0).map(() => 'moderate')])
    expect(given.flags).toEqual([])
  })
})

describe('red flags', () => {
  const lines: [string, ItemValues, string, 'urgent' | 'review'][] = [
    ['phq9', { phq9_9: 1 }, 'suicidality', 'urgent'],
    ['gad7', inOrder([3, 2, 2, 2, 2, 2, 2]), 'gad7-severe', 'review'],
    ['cuditr', inOrder([4, 4, 4, 0, 0, 0, 0, 0]), 'cuditr_high', 'review'],
    ['ptsd_scale', inOrder([...times(8, 4), 1, ...times(11, 0)]), 'pcl5-high', 'review'],
    ['pain_scale', inOrder([7, 7, 7]), 'pain-high', 'review'],
    ['midas_scale', inOrder([21, 0, 0, 0, 0]), 'midas-severe', 'review'],
    ['midas_scale', { midas_sudden: 1 }, 'headache-sudden', 'urgent'],
    ['midas_scale', { midas_nerves: 1 }, 'headache-nerves', 'urgent'],
    ['midas_scale', { midas_after_50: 1 }, 'headache-after-50', 'review'],
    ['insomnia_scale', inOrder([4, 4, 4, 4, 4, 2, 0]), 'insomnia-severe', 'review'],
    ['adult_epilepsy_scale', { diary_longest: 3 }, 'seizure-long', 'urgent'],
    ['adult_epilepsy_scale', { diary_no_recovery: 1 }, 'seizure-no-recovery', 'urgent'],
    ['adult_epilepsy_scale', { diary_new_kind: 1 }, 'seizure-new-kind', 'review'],
    ['adult_epilepsy_scale', { diary_seizures: 1, diary_driving: 1 }, 'seizure-driving', 'review'],
    ['adult_epilepsy_scale', { diary_medicine: 1 }, 'seizure-medicine', 'review'],
    ['cancer_scale', { esas_4: 7 }, 'esas-high', 'review'],
    ['cancer_symptoms', { symptom_nausea: 7 }, 'symptom-high', 'review'],
    ['bowel_symptoms', { bowel_blood: 1 }, 'bowel-blood', 'review'],
    ['bowel_symptoms', { bowel_fever: 1 }, 'bowel-fever', 'review'],
    ['bowel_symptoms', { bowel_weight: 1 }, 'bowel-weight', 'review'],
  ]
  test.each(lines)('%s %j raises %s (%s) (REQ-147)', (key, answers, id, severity) => {
    expect(scoreTagged(key, answers).flags).toEqual([expect.objectContaining({ id, severity })])
    const [tag = ''] = Object.entries(answers).sort(([, a], [, b]) => b - a)[0] ?? []
    expect(flagIds(scoreTagged(key, { ...answers, [tag]: (answers[tag] ?? 0) - 1 }))).not.toContain(id)
  })
  test('much blood is urgent, in addition to the flag for less', () => {
    expect(flagIds(scoreTagged('bowel_symptoms', { bowel_blood: 2 }))).toEqual(['bowel-much-blood', 'bowel-blood'])
  })
  test('driving without a seizure raises nothing', () => {
    expect(flagIds(scoreTagged('adult_epilepsy_scale', { diary_seizures: 0, diary_driving: 1 }))).toEqual([])
  })
  test('an incomplete total raises its flag once the given answers suffice', () => {
    expect(score('cuditr', 4, 4, 4)).toMatchObject({ total: null, flags: [{ id: 'cuditr_high' }] })
    expect(flagIds(score('pain_scale', 10, 10))).toEqual([])
  })
  test('every flag of every instrument has a test here', () => {
    const covered = new Set([...lines.map(([, , id]) => id), 'hads-ask-safety', 'bowel-much-blood'])
    expect(INSTRUMENTS.flatMap(({ flags }) => flags.map(({ id }) => id)).filter((id) => !covered.has(id))).toEqual([])
  })
})

describe('for any answers', () => {
  test('a total is within its range, and so is every part', () => {
    const cases = anyInstrument.chain((instrument) =>
      fc.tuple(fc.constant(instrument), fc.oneof(allAnswers(instrument), anyAnswers(instrument))),
    )
    fc.assert(
      fc.property(cases, ([instrument, answers]) => {
        const { total, parts, missing, complete } = scoreInstrument(instrument, answers)
        if (total !== null) expect(total >= instrument.range.from && total <= instrument.range.to).toBe(true)
        const ranges = 'parts' in instrument.scoring ? (instrument.scoring.parts ?? []) : []
        for (const { name, range } of ranges) {
          const value = parts[name]?.value ?? range.from
          expect(value >= range.from && value <= range.to).toBe(true)
        }
        expect(complete).toBe(missing.length === 0)
      }),
    )
  })

  test('more missing items than allowed give no total', () => {
    const cases = anyInstrument.chain((instrument) => fc.tuple(fc.constant(instrument), anyAnswers(instrument)))
    fc.assert(
      fc.property(cases, ([instrument, answers]) => {
        const { total, missing, prorated } = scoreInstrument(instrument, answers)
        const counted = instrument.scoring.rule === 'count' ? Object.keys(instrument.scoring.thresholds) : missing
        const lacking = missing.filter((tag) => counted.includes(tag)).length
        if (lacking > instrument.max_missing) expect([total, prorated]).toEqual([null, false])
      }),
    )
  })

  test('increasing an item never lowers a total or removes a flag', () => {
    const cases = anyInstrument.chain((instrument) =>
      fc.tuple(fc.constant(instrument), allAnswers(instrument), fc.constantFrom(...instrument.items), fc.nat()),
    )
    fc.assert(
      fc.property(cases, ([instrument, answers, { tag, values }, pick]) => {
        const old = answers[tag] ?? 0
        const higher = 'from' in values ? (old < values.to ? [old + 1] : []) : values.filter((value) => value > old)
        const value = higher[pick % Math.max(1, higher.length)] ?? old
        const [before, after] = [scoreInstrument(instrument, answers), scoreInstrument(instrument, { ...answers, [tag]: value })]
        expect(after.total ?? 0).toBeGreaterThanOrEqual(before.total ?? 0)
        expect(flagIds(after)).toEqual(expect.arrayContaining(flagIds(before)))
      }),
    )
  })

  test('a reversed item counts from the top', () => {
    const gad7 = get('gad7')
    const turned: Instrument = { ...gad7, items: gad7.items.map((item, index) => (index === 0 ? { ...item, reversed: true } : item)) }
    expect(scoreInstrument(turned, inOrder([0, 1, 1, 1, 1, 1, 1])).total).toBe(9)
    expect(scoreInstrument(turned, inOrder([3, 1, 1, 1, 1, 1, 1])).total).toBe(6)
  })
})
