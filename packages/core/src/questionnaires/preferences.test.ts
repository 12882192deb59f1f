import { expect, test } from 'vitest'
import { callWish, preferencesOf, referralCodesOf } from './preferences.ts'
import { buildQuestions } from './question-map/build.ts'

const questions = buildQuestions([
  { tag: 'seller', text: 'Seller?', one: ['North', 'No preference'], variable: 'preferred_licensed_seller' },
  { tag: 'forms', text: 'Forms?', several: ['Oil', 'Capsules'], variable: 'preferred_consumption_methods' },
  { tag: 'call', text: 'Call?', yesNo: true, variable: 'opted_in_for_call' },
  { tag: 'code', text: 'Code?', variable: 'referral_codes' },
])

test('preferences are objects with selected_options, null where not answered', () => {
  expect(preferencesOf(questions, { seller: { value: 'North' }, forms: { value: ['Oil', 'Capsules'] } })).toEqual({
    preferred_licensed_seller: { selected_options: ['North'] },
    preferred_cannabinoids: null,
    preferred_consumption_methods: { selected_options: ['Oil', 'Capsules'] },
  })
})

test('the wish for a call is true, false, or unknown', () => {
  expect([
    callWish(questions, {}),
    callWish(questions, { call: { value: true } }),
    callWish(questions, { call: { value: false } }),
  ]).toEqual([null, true, false])
})

test.each([
  ['friend-22', ['FRIEND-22']],
  ['VET10, ana5', ['VET10', 'ANA5']],
  ['none', []],
  ["I don't have one", []],
  ['', []],
  ['dont have one', []],
  ['didnt get a code', []],
  ['j’en ai pas', []],
  ['pas de code', []],
  ['they gave me none', []],
  ['no code', []],
  ['my neighbour told me about you', []],
  ['yes it is MAPLE-7', ['MAPLE-7']],
  ['mon code c’est ana5', ['ANA5']],
  ['the code is NO-22', ['NO-22']],
])('referral codes in %j are %j', (value, codes) => {
  expect(referralCodesOf(questions, { code: { value } })).toEqual(codes)
})
