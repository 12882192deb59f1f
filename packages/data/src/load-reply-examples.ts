import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Question } from '@clinic/contract/questionnaires'
import { DATA_FOLDER } from './data-folder.ts'
import { DEVELOPMENT_SETS, loadDevelopmentReplies } from './load-development-replies.ts'
import { loadMeanings } from './load-meanings.ts'
import { loadQuestionnaires } from './load-questionnaires.ts'

/** What a model of replies learns from: the questions with options, what people said to them, and messages that answer none. */
export type ReplyMaterial = {
  questions: { place: string; labels: string[]; several: boolean }[]
  examples: { place: string; text: string; labels: string[] }[]
  others: string[]
}

/** The development sets and the phrases of `data/meanings/`; every sixth question and command of the other sets is an example of all else. */
export function loadReplyMaterial(): ReplyMaterial {
  const questions = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')].flatMap((form) =>
    Object.entries(form.questions).flatMap(([tag, question]) => {
      const labels = labelsIn(question)
      return labels.length === 0 ? [] : [{ place: `${form.key}/${tag}`, labels, several: question.select_multiple_options !== undefined }]
    }),
  )
  const byPlace = new Map(questions.map((question) => [question.place, question]))
  const replies = DEVELOPMENT_SETS.flatMap((set) => loadDevelopmentReplies(set)).flatMap(({ questionnaire, question, text, meant }) => {
    const place = `${questionnaire}/${question}`
    const labels = meant === 'ask' ? [] : meant.split(' + ')
    const isKnown = labels.every((label) => byPlace.get(place)?.labels.includes(label))
    return isKnown && byPlace.has(place) && text.length <= LONGEST ? [{ place, text, labels }] : []
  })
  return { questions, examples: [...replies, ...phrasesFor(questions)], others: loadOthers() }
}

const LONGEST = 300
const SHARE = 6

function labelsIn({ options, select_multiple_options, yes_no_options }: Question): string[] {
  return yes_no_options ? ['yes', 'no'] : Object.keys(options ?? select_multiple_options ?? {})
}

/** Every phrase as a reply of its own. */
function phrasesFor(questions: ReplyMaterial['questions']): ReplyMaterial['examples'] {
  return loadMeanings().flatMap(({ questions: named, option, en, fr }) => {
    const asked = questions.filter(({ place, labels }) => labels.includes(option) && named.some((one) => fits(one, place)))
    const said = [...en, ...fr].flatMap(choicesOf).map((phrase) => phrase.replace(/^=/, '').replaceAll('#', 'many'))
    return asked.flatMap(({ place }) => said.map((text) => ({ place, text, labels: [option] })))
  })
}

function fits(named: string, place: string): boolean {
  const [form, tag] = named.split('/')
  const [key, own] = place.split('/')
  return (form === '*' || form === key) && (tag === '*' || tag === own)
}

/** "(sore/bad) knees" gives "sore knees" and "bad knees". */
function choicesOf(phrase: string): string[] {
  const [whole, before = '', choices = '', after = ''] = /^(.*?)\(([^()]*)\)(.*)$/.exec(phrase) ?? []
  return whole === undefined ? [phrase] : choices.split('/').flatMap((choice) => choicesOf(`${before}${choice}${after}`))
}

function loadOthers(): string[] {
  return ['intents', 'questions']
    .flatMap((folder) =>
      readFileSync(join(DATA_FOLDER, 'nlu', folder, 'train.jsonl'), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line): string => JSON.parse(line).text),
    )
    .filter((_, place) => place % SHARE === 0)
}
