import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_FOLDER } from '@clinic/data/data-folder'
import { type EvaluationSet, loadEvaluation } from '@clinic/data/load-evaluation'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import { readModel } from '@clinic/data/model-files'
import { screenCrisis } from '@clinic/nlu/crisis/screen-crisis'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import { measureRisk } from './measure-risk.ts'

const README = join(DATA_FOLDER, 'nlu/evaluation/README.md')
const FROM = '<!-- figures: npm run evaluate -->'

/** Measures the frozen sets and writes the totals into their README. */
export function runEvaluation(): void {
  const classifier = unpackCrisisClassifier(unpackArrays(readModel('crisis').packed))
  const questions = new Map(
    loadQuestionnaires('questionnaires').flatMap((one) => Object.entries(one.questions).map(([tag, { text }]) => [tag, text] as const)),
  )
  const figures = measureRisk({
    sets: (set: EvaluationSet) => loadEvaluation(set),
    suspect: (text) => screenCrisis(classifier, text),
    textOf: (tag) => questions.get(tag) ?? '',
  })
  const lines = ['| measured | sentences | found | share | aim |', '| --- | --- | --- | --- | --- |']
  for (const { what, of, found, aim } of figures)
    lines.push(`| ${what} | ${of} | ${found} | ${((found / of) * 100).toFixed(1)} % | ${aim} |`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const [before = ''] = readFileSync(README, 'utf8').split(FROM)
  writeFileSync(README, `${before.trimEnd()}\n\n${FROM}\n\n## Figures\n\n${lines.join('\n')}\n`)
}

runEvaluation()
