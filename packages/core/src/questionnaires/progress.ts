import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Answers } from './answers.ts'
import { kindOf } from './question-map/kind.ts'
import { chosenLabels, optionsOf } from './question-map/options.ts'
import { isInside } from './question-map/origins-of.ts'
import { firstTag, walk } from './question-map/walk.ts'
import { rulesOf } from './types/question-types.ts'

/** `done` of at most `total` questions, and whole minutes left (0 when finished). */
export type Progress = { done: number; total: number; minutesLeft: number }

/** How far someone is, measured against the longest way that is still open: the total may shrink on the way, it does not grow. */
export function progress(questions: Questions, answers: Answers): Progress {
  const done = walk(questions, answers).path.length
  const left = longest({ questions, answers, weigh: () => 1, known: new Map() })
  const seconds = longest({ questions, answers, weigh: secondsFor, known: new Map() })
  return { done, total: done + left, minutesLeft: Math.ceil(seconds / 60) }
}

/** What answering one question takes on average, in seconds: a choice is quick, words take longer. */
export function secondsFor(question: Question): number {
  return rulesOf(question).seconds
}

/** `known`: weights of branches already measured, so that a map with many ways into one branch is measured once. */
type Survey = { questions: Questions; answers: Answers; weigh: (question: Question) => number; known: Map<string, number> }

function longest(survey: Survey): number {
  return alongChain(survey, firstTag(survey.questions), { scope: null, seen: new Set() })
}

/** Weight of what is unanswered from a question to the end of its chain; `scope` is the origin of the branch being measured. */
function alongChain(survey: Survey, start: string | null, at: { scope: string | null; seen: Set<string> }): number {
  const { questions, answers, weigh } = survey
  let weight = 0
  let tag = start
  for (let question = getOwnProperty(questions, tag); tag !== null && question; question = getOwnProperty(questions, tag)) {
    if (at.seen.has(tag) || (at.scope !== null && !isInside(questions, tag, at.scope))) break
    at.seen.add(tag)
    const answer = getOwnProperty(answers, tag)
    if (!answer) weight += weigh(question)
    const chosen = answer && new Set(chosenLabels(question, answer.value))
    const targets = optionsOf(question)
      .filter((option) => !chosen || chosen.has(option.label))
      .map((option) => option.destination)
    weight += branchWeight(survey, tag, { targets, several: kindOf(question) === 'select_multiple_options', seen: at.seen })
    tag = jump(questions, tag, chosen ? targets : []) ?? question.next_question
  }
  return weight
}

type Fork = { targets: (string | null)[]; several: boolean; seen: Set<string> }

function branchWeight(survey: Survey, tag: string, fork: Fork): number {
  const weights = [...new Set(fork.targets)]
    .filter((target) => target !== null && isInside(survey.questions, target, tag))
    .map((target) => {
      const weight = survey.known.get(`${target}`) ?? alongChain(survey, target, { scope: tag, seen: new Set(fork.seen) })
      survey.known.set(`${target}`, weight)
      return weight
    })
  if (fork.several) return weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(0, ...weights)
}

/** A chosen option that points past the next question without being a branch. */
function jump(questions: Questions, tag: string, targets: (string | null)[]): string | null {
  const [only = null] = targets
  return targets.length === 1 && only !== null && getOwnProperty(questions, only) && !isInside(questions, only, tag) ? only : null
}
