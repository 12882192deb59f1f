import type { Question } from '@clinic/contract/questionnaires'
import { describe, expect, test } from 'vitest'
import { loadMeanings } from './load-meanings.ts'
import { loadQuestionnaires } from './load-questionnaires.ts'

const meanings = loadMeanings()
const shipped = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')]
const questions = shipped.flatMap(({ key, questions }) =>
  Object.entries(questions).map(([tag, question]) => ({ place: `${key}/${tag}`, key, tag, question })),
)

function optionsOf({ options, select_multiple_options, yes_no_options }: Question): string[] {
  return Object.keys(options ?? select_multiple_options ?? yes_no_options ?? {})
}

function rowsFor(key: string, tag: string, option: string) {
  const places = [`${key}/${tag}`, `${key}/*`, '*/*']
  return meanings.filter((row) => row.option === option && row.questions.some((place) => places.includes(place)))
}

/** Phrases in each language that an option has at least; choices in brackets count. */
const FEWEST = 4

describe('meanings', () => {
  test('are there for every option of every shipped question in both languages (REQ-153, REQ-154)', () => {
    const missing = questions.flatMap(({ place, key, tag, question }) =>
      optionsOf(question).flatMap((option) => {
        const rows = rowsFor(key, tag, option)
        const few = (['en', 'fr'] as const).filter(
          (language) =>
            rows
              .flatMap((row) => row[language])
              .join('/')
              .split('/').length < FEWEST,
        )
        return few.map((language) => `${place} ${option} (${language})`)
      }),
    )
    expect(missing).toEqual([])
  })

  test('name only questions and options that are shipped', () => {
    const unknown = meanings.flatMap(({ questions: places, option }) => {
      const named = places.map((place) => {
        const [form, tag] = place.split('/')
        return questions.filter((one) => (form === '*' || one.key === form) && (tag === '*' || one.tag === tag))
      })
      const isKnown = named.every((found) => found.length > 0) && named.flat().some(({ question }) => optionsOf(question).includes(option))
      return isKnown ? [] : [`${places.join()} ${option}`]
    })
    expect(unknown).toEqual([])
  })

  test('never say the same whole reply for two options of one question', () => {
    const shared = questions.flatMap(({ place, key, tag, question }) => {
      const said = optionsOf(question).flatMap((option) => {
        const own = rowsFor(key, tag, option).filter((row) => !row.questions.includes('*/*'))
        const plain = own.flatMap(({ en, fr }) => [...en, ...fr]).filter((phrase) => !phrase.includes('('))
        return [...new Set(plain.map((phrase) => phrase.replace('=', '')))]
      })
      return said.filter((phrase, index) => said.indexOf(phrase) !== index).map((phrase) => `${place}: ${phrase}`)
    })
    expect(shared).toEqual([])
  })
})
