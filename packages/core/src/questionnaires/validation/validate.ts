import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { checkQuestions } from '../question-map/check.ts'
import { countPaths, type Paths } from './count-paths.ts'
import { exploreRoutes, type Routes } from './explore-routes.ts'
import { findPaths, nearestNodes, pathToQuestion, tagsOfPath } from './find-paths.ts'
import { type Found, ISSUE_LEVELS, issueId, LONG_MINUTES, type ValidationIssue, type ValidationIssueLevel } from './issue.ts'
import { loopThrough } from './loop-through.ts'
import { validatePairs } from './validate-pairs.ts'
import { validateQuestion } from './validate-question.ts'
import { validateRoutes } from './validate-routes.ts'
import { validateRules, type YesRule } from './validate-rules.ts'
import { validateScale } from './validate-scale.ts'

/** `key`: of the questionnaire, since visits and scales have more to hold. `questionnaires`: the keys that answers may trigger. */
export type ValidationSubject = { key?: string; rules?: readonly YesRule[]; questionnaires?: readonly string[] }
/** Findings in the order of their questions. `paths` is `null` where the ways cannot be counted: no start, or ways that lead in a circle. */
export type ValidationResult = { faults: ValidationIssue[]; warnings: ValidationIssue[]; notes: ValidationIssue[]; paths: Paths | null }

/** Visits, whose answers become the clinical note. */
const NOTED = ['async', 'renewal', 'follow_up']

/**
 * Whether a questionnaire may be published: everything that `checkQuestions` finds, what only the ways through it show, and what the answers
 * are needed for. Total on any map, and never slower for the number of ways.
 */
export function validateQuestionnaire(questions: Questions, about: ValidationSubject = {}): ValidationResult {
  const routes = exploreRoutes(questions)
  const paths = routes && countPaths(questions, routes)
  const known = about.questionnaires ? new Set(about.questionnaires) : null
  const found: Found[] = [
    ...checkQuestions(questions).map(({ fault, ...rest }): Found => ({ code: fault, ...rest })),
    ...Object.entries(questions).flatMap(([tag, question]) => validateQuestion(tag, question, known)),
    ...validateScale(questions, about.key ?? ''),
    ...(NOTED.includes(about.key ?? '') ? proveNote(questions) : []),
    ...(routes
      ? [...validateRoutes(questions, routes), ...validatePairs(questions, routes), ...validateRules(questions, routes, about)]
      : []),
    ...(paths && paths.longest.minutes > LONG_MINUTES ? [{ code: 'long-way', tag: '', path: paths.longest.tags } as const] : []),
  ]
  const findings = inOrder(questions, withPaths(questions, routes, found))
  const of = (level: ValidationIssueLevel) => findings.filter(({ code }) => ISSUE_LEVELS[code] === level)
  return { faults: of('fault'), warnings: of('warning'), notes: of('note'), paths }
}

function proveNote(questions: Questions): Found[] {
  const silent = ({ natural_language, choices }: Question) =>
    (natural_language ?? '').trim() === '' && !Object.values(choices ?? {}).some((choice) => (choice.natural_language ?? '').trim() !== '')
  return Object.entries(questions).flatMap(([tag, question]): Found[] => (silent(question) ? [{ code: 'no-sentence', tag }] : []))
}

/** Each finding once, with its id and the nearest way to its question. */
function withPaths(questions: Questions, routes: Routes | null, found: readonly Found[]): ValidationIssue[] {
  const ways = routes && findPaths(routes)
  const nearest = routes && ways ? nearestNodes(routes, ways) : new Map<string, number>()
  const pathTo = (tag: string) => {
    const node = nearest.get(tag)
    return routes && ways && node !== undefined ? tagsOfPath(routes, pathToQuestion(ways, node)) : []
  }
  const byId = new Map<string, ValidationIssue>()
  for (const one of found) {
    const id = issueId(one)
    const loop = one.code === 'loop' ? { loop: loopThrough(questions, one.tag) } : {}
    if (!byId.has(id)) byId.set(id, { ...one, ...loop, id, path: one.path ?? pathTo(one.tag) })
  }
  return [...byId.values()]
}

function inOrder(questions: Questions, findings: readonly ValidationIssue[]): ValidationIssue[] {
  const number = ({ tag }: ValidationIssue) => getOwnProperty(questions, tag)?.question_number ?? 0
  return findings.toSorted((a, b) => number(a) - number(b))
}
