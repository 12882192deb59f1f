import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '@clinic/data/data-folder'
import { loadEvaluationOpenings, loadEvaluationQuestions, loadEvaluationReplies } from '@clinic/data/load-conversation-evaluation'
import { DEVELOPMENT_SETS, loadDevelopmentReplies } from '@clinic/data/load-development-replies'
import { type EvaluationSet, loadEvaluation } from '@clinic/data/load-evaluation'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import { measureDevelopment } from './measure-development.ts'
import { measureOpenings } from './measure-openings.ts'
import { measureQuestions } from './measure-questions.ts'
import { measureReplies } from './measure-replies.ts'
import { measureRisk } from './measure-risk.ts'
import { shippedKnowledge, shippedTitles } from './shipped-knowledge.ts'

const README = join(DATA_FOLDER, 'nlu/evaluation/README.md')
const FROM = '<!-- figures: npm run evaluate -->'

/** Measures the frozen sets and writes the totals into their README. */
export function runEvaluation(): void {
  const knowledge = shippedKnowledge()
  const questions = new Map(
    loadQuestionnaires('questionnaires').flatMap((one) => Object.entries(one.questions).map(([tag, { text }]) => [tag, text] as const)),
  )
  const figures = measureRisk({
    sets: (set: EvaluationSet) => loadEvaluation(set),
    ...knowledge,
    textOf: (tag) => questions.get(tag) ?? '',
  })
  figures.push(
    ...measureReplies(loadEvaluationReplies(), knowledge),
    ...measureQuestions(loadEvaluationQuestions(), knowledge, shippedTitles()),
    ...measureOpenings(loadEvaluationOpenings(), knowledge),
  )
  const lines = ['| measured | sentences | found | share | aim |', '| --- | --- | --- | --- | --- |']
  for (const { what, of, found, aim } of figures)
    lines.push(`| ${what} | ${of} | ${found} | ${((found / of) * 100).toFixed(1)} % | ${aim} |`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const [before = ''] = readFileSync(README, 'utf8').split(FROM)
  writeFileSync(README, `${before.trimEnd()}\n\n${FROM}\n\n## Figures\n\n${lines.join('\n')}\n`)
}

/** The sentences that phrases and rules are developed on, one line for each that is not understood: `npm run evaluate -- --development`. */
function runDevelopment(): void {
  const knowledge = shippedKnowledge()
  for (const set of DEVELOPMENT_SETS) {
    const { figures, missed } = measureDevelopment(loadDevelopmentReplies(set), knowledge)
    for (const line of missed) process.stdout.write(`${set}\t${line}\n`)
    for (const { what, of, found } of figures)
      process.stdout.write(`${set}: ${what}: ${found} of ${of}, ${((found / of) * 100).toFixed(1)} %\n`)
  }
}

if (process.argv.includes('--development')) runDevelopment()
else runEvaluation()
