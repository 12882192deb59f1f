import type { Question } from '@clinic/contract/questionnaires'
import { labelsOf } from '../question-map/options.ts'
import { isWeak, plainWords, spokenWords, tightPhrase } from './spoken-words.ts'

/** What an amount of time or a frequency counts: months since, times a week, minutes or hours. */
export type RangeUnit = 'months' | 'week' | 'minutes' | 'hours'
/** Both ends belong to it. */
export type Range = { of: RangeUnit; from: number; to: number }

/**
 * How people say one option, in both languages, as `data/meanings/` holds it. `questions`: `questionnaire/tag`, with `*` for any. A phrase has
 * choices in brackets, "(sore/bad) knees", and `#` for any number; one that begins with `=` counts only as the whole reply.
 */
export type Meaning = {
  questions: readonly string[]
  option: string
  en: readonly string[]
  fr: readonly string[]
  range?: Range | undefined
  /** Options that say nothing more beside this one: with chemotherapy the nausea is no second answer. */
  over?: readonly string[] | undefined
  /** Counts only where nothing else is said: a tablet for cholesterol beside a blood thinner. */
  yields?: boolean | undefined
  /** By the clinic: comes before what ships with the program. */
  taught?: boolean | undefined
}
export type Meanings = readonly Meaning[]

/** `said`: all that has to be there of a phrase whose meaning hangs on its small words: "keep it" is no other keeping. */
type Phrase = { option: string; words: readonly string[]; yields: boolean; said: string | null }
/** In a phrase, any number. */
export const ANY_NUMBER = '#'
/** The meanings of one question, ready to be looked for. `whole`: complete replies by their plain words. */
export type QuestionMeanings = {
  whole: ReadonlyMap<string, ReadonlySet<string>>
  byFirst: ReadonlyMap<string, readonly Phrase[]>
  known: ReadonlySet<string>
  ranges: readonly { option: string; range: Range }[]
  over: ReadonlyMap<string, readonly string[]>
}

const LEADS = /^(?:(?:just|exactly|exactement|juste) )?(?:like|as|with|comme|avec) /
/** What ended is over with or without the rest. */
const ENDS = /^(?:quit|stop|stopped|stopping|arret\w*|lach\w*|cess\w*)$/
const prepared = new WeakMap<Meanings, Map<string, QuestionMeanings>>()

/** The meanings of a question's options. An option that a clinic has renamed or added has none but its label. */
export function meaningsOf(meanings: Meanings, { key, tag, question }: { key: string; tag: string; question: Question }): QuestionMeanings {
  const labels = labelsOf(question)
  const name = JSON.stringify([key, tag, labels])
  const known = prepared.get(meanings) ?? new Map<string, QuestionMeanings>()
  prepared.set(meanings, known)
  const found = known.get(name) ?? prepare(rowsOf(meanings, key, tag), labels)
  if (known.size > MOST_PREPARED) known.clear()
  known.set(name, found)
  return found
}

const MOST_PREPARED = 300

/** The rows of a question, its own before those of any question. */
function rowsOf(meanings: Meanings, key: string, tag: string): Meaning[] {
  const fits = (place: string) => {
    const [form, one] = place.split('/')
    return (form === '*' || form === key) && (one === '*' || one === tag)
  }
  const rows = meanings.filter(({ questions }) => questions.some(fits))
  return rows.sort((a, b) => rankOf(a) - rankOf(b))
}

/** What the clinic taught comes before what one question means by a reply, and that before what any question means by it. */
function rankOf(row: Meaning): number {
  return row.taught ? 0 : isShared(row) ? 2 : 1
}

function isShared({ questions }: Meaning): boolean {
  return questions.includes('*/*')
}

function prepare(rows: readonly Meaning[], labels: readonly string[]): QuestionMeanings {
  const whole = new Map<string, Set<string>>()
  const byFirst = new Map<string, Phrase[]>()
  const known = new Set<string>()
  const own = rows.filter((row) => labels.includes(row.option))
  const taken = new Map<string, number>()
  const taught = new Set(own.filter((row) => row.taught).flatMap((row) => phrasesOf(row).map(({ words }) => words.join(' '))))
  for (const row of own) {
    const rank = rankOf(row)
    for (const { alone, plain, words } of phrasesOf(row)) {
      const [first] = words
      const weak = first === undefined || isWeak(words)
      for (const said of words.length < (weak ? 2 : 1) ? [plain] : [plain, wholeOf(words)]) {
        if (said === '' || (taken.get(said) ?? rank) < rank) continue
        whole.set(said, (whole.get(said) ?? new Set()).add(row.option))
        taken.set(said, rank)
      }
      if (alone || weak || (rank > 0 && taught.has(words.join(' ')))) continue
      for (const word of words) known.add(word)
      byFirst.set(first, [
        ...(byFirst.get(first) ?? []),
        {
          option: row.option,
          words,
          yields: row.yields === true,
          said: (words.length === 1 && !ENDS.test(first)) || LEADS.test(plain) ? tightPhrase(plain) : null,
        },
      ])
    }
  }
  const ranges = own.flatMap(({ option, range }) => (range ? [{ option, range }] : []))
  const over = new Map(own.flatMap(({ option, over: others }) => (others ? [[option, others] as const] : [])))
  return { whole, byFirst, known, ranges, over }
}

function phrasesOf({ option, en, fr }: Meaning): { alone: boolean; plain: string; words: string[] }[] {
  return [option, ...en, ...fr].flatMap(choicesOf).map((phrase) => {
    const alone = phrase.startsWith('=')
    const said = alone ? phrase.slice(1) : phrase
    return { alone, plain: plainWords(said), words: wordsOf(said) }
  })
}

function wordsOf(said: string): string[] {
  return spokenWords(said.replaceAll(ANY_NUMBER, ' anynumber ')).map(({ word }) => (word === 'anynumber' ? ANY_NUMBER : word))
}

/** How the meaningful words of a whole reply are looked up, apart from its plain words. */
export function wholeOf(words: readonly string[]): string {
  return `~ ${words.join(' ')}`
}

/** "(sore/bad) knees" gives "sore knees" and "bad knees". */
function choicesOf(phrase: string): string[] {
  const found = /^(.*?)\(([^()]*)\)(.*)$/.exec(phrase)
  if (!found) return [phrase.replace(/\s+/g, ' ').trim()]
  const [, before = '', choices = '', after = ''] = found
  return choices.split('/').flatMap((choice) => choicesOf(`${before}${choice}${after}`))
}
