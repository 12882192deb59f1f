import { expect, test } from 'vitest'
import { packArrays, unpackArrays } from '../models/pack-arrays.ts'
import { packReplies, unpackReplies } from '../models/pack-replies.ts'
import { weighReply } from './reply-model.ts'
import { trainReplies } from './train-replies.ts'

const asked = { place: 'async/call_time', labels: ['Morning', 'Evening'], several: false }
const examples = [
  ...['before lunch', 'first thing in the morning', 'after breakfast', 'le matin', 'en avant-midi', 'early, I am up at six'],
  ...['after supper', 'at night', 'once the children sleep', 'le soir', 'après le souper', 'late, I work until seven'],
].map((text, place) => ({ place: asked.place, text, labels: [place < 6 ? 'Morning' : 'Evening'] }))
const model = trainReplies([asked], examples, ['how much does it cost', 'I want to stop'])

test.each([
  ['mornings are good', 'Morning'],
  ['apres souper', 'Evening'],
])('what was not said before is near what was: %j', (text, label) => {
  const [best] = weighReply(model, asked, text) ?? []
  expect(best?.label).toBe(label)
  expect(best?.margin).toBeGreaterThan(0)
})

test('what answers nothing is inside no option', () => {
  for (const { margin } of weighReply(model, asked, 'how much is it') ?? []) expect(margin).toBeLessThan(0)
})

test('a packed model weighs as the one it was made from', () => {
  const again = unpackReplies(unpackArrays(packArrays(packReplies(model))))
  const told = weighReply(again, asked, 'après déjeuner') ?? []
  const weighed = weighReply(model, asked, 'après déjeuner') ?? []
  expect(told.map(({ label }) => label)).toEqual(weighed.map(({ label }) => label))
  for (const [place, { margin }] of told.entries()) expect(margin).toBeCloseTo(weighed[place]?.margin ?? Number.NaN, 3)
})

test('of a question with too few replies nothing is learned', () => {
  expect(trainReplies([asked], examples.slice(0, 5), []).families).toEqual([])
})
