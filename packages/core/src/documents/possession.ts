/** Grams of dried cannabis that all registrations together allow outside the home (s. 266). */
const MOST_GRAMS = 150
const DAYS = 30

/** What a patient may possess: thirty days of all documents in force, at most 150 g. */
export function possession(dailyGrams: readonly number[]): number {
  const hundredths = dailyGrams.reduce((sum, grams) => sum + Math.round(grams * 100), 0)
  return Math.min((hundredths * DAYS) / 100, MOST_GRAMS)
}
