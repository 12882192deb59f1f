import { correction } from '@clinic/nlu/intents/detect-intent'
import { bare } from '@clinic/nlu/text/normalize'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { answer } from '../stages/questionnaire.ts'
import { readRendered, renderedAnswer, shown } from '../state/rendered.ts'
import { type Outcome, type PendingQuestion, questionnaireOf, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { CORRECTABLE } from './correct.ts'

/** "change my answer about sleep", "go back to the question on medicines" */
const BY_NAME =
  /^(?:can i |could i |i (?:want|need|would like) to |please |let me )*(?:change|correct|fix|redo|go back to|return to|edit)(?: my| the| that)* (?:answer|question|reply|one)s?(?: (?:about|on|for|to|with|regarding|where))+ (.{2,80})$/
/** "Changer ma réponse sur le sommeil" */
const BY_NAME_FRENCH =
  /^(?:je (?:veux|voudrais) |jaimerais |puis je |est ce que je peux )?(?:changer|corriger|modifier|refaire|revenir a) (?:ma|la) (?:reponse|question) (?:sur|a propos d(?:e|u|es)|concernant|pour|au sujet d(?:e|u|es)|de|du|des) (?:(?:le|la|les|mon|ma|mes) )?(.{2,80})$/
/** "I said sleep, it is pain", "not sleep, pain", "pain, not sleep" */
const SWAPS: readonly { pattern: RegExp; from: number; to: number }[] = [
  {
    pattern:
      /^(?:sorry,? |no,? |oops,? |actually,? |wait,? )*i (?:said|wrote|put|chose|picked|answered) (.{1,60}?),? (?:but )?(?:(?:actually|really|in fact) )?(?:it is|its|it's|i meant|it should be|should be|i mean|that is|that's) (?:(?:really|actually|more|more like|mostly|in fact) )?(.{1,60})$/i,
    from: 1,
    to: 2,
  },
  { pattern: /^(?:sorry |no |oops |it is )*not (.{1,60}?), (?:but |it is |its )?(.{1,60})$/i, from: 1, to: 2 },
  { pattern: /^(?:sorry |no |oops |it is |i meant )*(.{1,60}?),? (?:and )?not (.{1,60})$/i, from: 2, to: 1 },
  {
    pattern:
      /^(?:désolée?,? |non,? |oups,? |en fait,? )*j['’]ai (?:dit|écrit|mis|choisi|répondu) (.{1,60}?),? (?:mais )?(?:(?:en fait|finalement) )?(?:c['’]est|je voulais dire|c['’]était) (?:(?:plutôt|plutot|vraiment|en fait|surtout|plus) )?(.{1,60})$/i,
    from: 1,
    to: 2,
  },
]
/** "No wait, my brother was bipolar": something said before is wrong; these words do not answer the pending question. */
const SECOND_THOUGHT =
  /^(?:(?:sorry|oh|ah|ok|okay|um|hey|hold on|hang on|actually|pardon|désolée?|desolee?|euh|ben|scusez|excusez|attends|attendez|wait(?!,? i (?!messed|screwed|made|answered|misspoke|mixed))|en fait)(?!\p{L})[,.! ]*)*?(?:wait,? (?=i )|i got (?=the [\p{L} ]{3,30} wrong)|(?:no,? wait|wait,? no|oops|scratch that|my mistake|i (?:made a mistake|messed up|screwed up|answered wrong|got (?:that|it) wrong|misspoke|mixed (?:it|that|them) up)|non,? attend(?:s|ez)|attend(?:s|ez),? non|oups|j(?:e m['’ ]|['’ ]?me )(?:suis )?tromp[ée]e?|je me suis tromp[ée]e?|j['’]ai (?:fait une erreur|mal répondu)|erreur)(?!\p{L}))[,.:! ]*(\S+(?:\s+\S+){2,})$/iu
const EMPTY = new Set(
  'the a an my of and or to in on for about with your you i is are was were do does did have has had it that this question answer any le la les un une des du de mon ma mes et ou pour dans sur avec vous je est sont cette ces que qui reponse'.split(
    ' ',
  ),
)

const STEM = 5

/** Opens an earlier answer by a word of its question, or swaps one answer for another; the branch is walked again. `null`: no such wish. */
export function correctNamed(turn: Turn): Outcome | null {
  if (!CORRECTABLE.includes(turn.state.stage)) return null
  const said = bare(turn.text)
  const named = (BY_NAME.exec(said) ?? BY_NAME_FRENCH.exec(said))?.[1]
  if (named !== undefined) return open(turn, named)
  const swapped = swap(turn)
  if (swapped || correction(turn.text) !== null) return swapped
  const doubted = SECOND_THOUGHT.exec(turn.text)?.[1]
  return doubted === undefined ? null : open(turn, doubted, { withAnswers: true })
}

/** `withAnswers`: what the words name may be an option of the question instead of its subject. Of two that fit as well, the later. */
function open(turn: Turn, words: string, { withAnswers = false } = {}): Outcome {
  const wanted = segmentsOf(words)
  const answered = withAnswers ? answeredSoFar(turn).reverse() : answeredSoFar(turn)
  const scored = answered.map((asked) => {
    const question = shown(turn.state, turn.knowledge, asked)
    const { text, subtext = '' } = question
    const options = withAnswers ? optionsOf(question).map(({ label }) => label) : []
    const words = segmentsOf([text, asked.tag.replaceAll('_', ' '), subtext, ...options].join(' '))
    const named = segmentsOf(asked.tag.replaceAll('_', ' '))
    const score = wanted.filter((one) => words.some((word) => isKin(one, word))).length
    // What a question is about counts more than what it mentions.
    return { asked, score: score + (wanted.some((one) => named.some((word) => isKin(one, word))) ? 0.5 : 0) }
  })
  const best = scored.reduce((most, one) => (one.score > (most?.score ?? 0) ? one : most), scored[0])
  if (!best || best.score === 0) return say(turn, textsOf(turn.state).whichAnswer)
  const { tag } = best.asked
  const given = getOwnProperty(turn.state.answers, tag)
  const said = given ? renderedAnswer(turn, best.asked, given.value) : ''
  return { state: { ...turn.state, stage: 'questionnaire', reopened: tag, misses: 0 }, lead: textsOf(turn.state).reopened(said) }
}

/** Only where the one was really answered and the other is an answer to the same question. */
function swap(turn: Turn): Outcome | null {
  for (const { pattern, from, to } of SWAPS) {
    const found = pattern.exec(turn.text.replaceAll('’', "'").replace(/[.!]+$/, ''))
    const [before, after] = [found?.[from]?.trim(), found?.[to]?.trim()]
    if (before === undefined || after === undefined) continue
    for (const asked of answeredSoFar(turn).reverse()) {
      const given = getOwnProperty(turn.state.answers, asked.tag)
      const was = readRendered(turn, asked, { text: before })
      const is = readRendered(turn, asked, { text: after })
      if (!given || !('value' in was) || !('value' in is) || JSON.stringify(was.value) !== JSON.stringify(given.value)) continue
      const outcome = answer(turn, asked, is.value)
      return {
        ...outcome,
        lead: [textsOf(turn.state).correctedNamed(renderedAnswer(turn, asked, is.value)), outcome.lead].filter(Boolean).join(' '),
      }
    }
  }
  return null
}

function answeredSoFar(turn: Turn): PendingQuestion[] {
  const { questions } = questionnaireOf(turn.state, turn.knowledge)
  return walk(questions, turn.state.answers).path.flatMap((tag) => {
    const question = getOwnProperty(questions, tag)
    return question && getOwnProperty(turn.state.answers, tag) ? [{ tag, question }] : []
  })
}

/** The same word, or two of one stem ("pregnancy", "pregnant"). */
function isKin(one: string, other: string): boolean {
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM))
}

/** Words that mean something, without a plural s. */
function segmentsOf(text: string): string[] {
  return bare(text)
    .split(' ')
    .filter((word) => word.length > 2 && !EMPTY.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|s)$/, '') : word))
}
