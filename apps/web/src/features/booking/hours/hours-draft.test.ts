import type { WorkingTime } from '@clinic/contract/booking'
import { describe, expect, it } from 'vitest'
import { addDaysOff, addTime, copyToWorkdays, draftOf, readDraft } from './hours-draft.ts'
import { fieldClock, lengthText, minutesOf, rangesText } from './hours-text.ts'

const time = (weekday: number, starts: number, ends: number): WorkingTime => ({ weekday, starts, ends })
const EMPTY = draftOf({ hours: [], days_off: [] })

describe('working hours as somebody types them', () => {
  it('are read back as they were, a night until midnight too', () => {
    const known = { hours: [time(1, 540, 720), time(1, 780, 1440)], days_off: [{ first_day: '2026-07-01', last_day: '2026-07-10' }] }
    expect(readDraft(draftOf(known))).toEqual(known)
  })

  it('begin with the usual day, and go on an hour after the last stretch', () => {
    const twice = addTime(addTime(EMPTY, 3), 3)
    expect(readDraft(twice)).toMatchObject({ hours: [time(3, 540, 1020), time(3, 1080, 1260)] })
  })

  it('can be copied to all workdays, over what stood there, the weekend left alone', () => {
    const known = draftOf({ hours: [time(1, 540, 720), time(2, 600, 660), time(6, 600, 660)], days_off: [] })
    const read = readDraft(copyToWorkdays(known, 1))
    const hours = 'hours' in read ? read.hours : []
    expect(hours.filter(({ starts }) => starts === 540).map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5])
    expect(hours.filter(({ starts }) => starts === 600)).toEqual([time(6, 600, 660)])
  })

  it('name the weekday and the line at fault', () => {
    const typed = { ...addTime(addTime(EMPTY, 4), 4) }
    const [first, second] = typed.times
    if (!first || !second) throw new Error('two lines were added')
    const at = (starts: string) => ({ ...typed, times: [first, { ...second, starts }] })
    expect(readDraft(at('16:00'))).toMatchObject({
      errors: { weekday: { 4: 'Thursday hours overlap. Merge them or leave a gap.' } },
    })
    expect(readDraft(at('23:00'))).toMatchObject({ errors: { weekday: { 4: 'The hours of Thursday must end after they start.' } } })
    expect(readDraft(at(''))).toMatchObject({ errors: { weekday: { 4: 'Enter both times, or remove the line.' } } })
    const off = addDaysOff(EMPTY, '2026-07-02')
    const backward = { ...off, days: off.days.map((line) => ({ ...line, last_day: '2026-07-01' })) }
    expect(readDraft(backward)).toMatchObject({ errors: { days: { 0: 'The last day comes before the first.' } } })
  })

  it('are told as clocks tell them', () => {
    expect([0, 545, 1440].map(fieldClock)).toEqual(['00:00', '09:05', '24:00'])
    expect(['09:05', '9:60', 'noon', '24:00'].map(minutesOf)).toEqual([545, null, null, 1440])
    expect(rangesText([time(1, 540, 720), time(1, 780, 1020)])).toBe('09:00–12:00, 13:00–17:00')
    expect(lengthText([time(1, 540, 720), time(1, 780, 1035)])).toBe('7 h 15 min')
  })
})
