import { expect, test } from 'vitest'
import { federalHolidays } from './federal-holidays.ts'

test('lists the general holidays of a year with those that move', () => {
  expect(federalHolidays(2026).map(({ day }) => day)).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-05-18', '2026-07-01', '2026-09-07', '2026-09-30', '2026-10-12'],
    ...['2026-11-11', '2026-12-25', '2026-12-26'],
  ])
})

test('finds Good Friday and Victoria Day in early and late years', () => {
  const moving = (year: number) => federalHolidays(year).flatMap(({ day, name }) => (/Friday|Victoria/.test(name) ? [day] : []))
  expect(moving(2008)).toEqual(['2008-03-21', '2008-05-19'])
  expect(moving(2038)).toEqual(['2038-04-23', '2038-05-24'])
  expect(moving(2027)).toEqual(['2027-03-26', '2027-05-24'])
})
