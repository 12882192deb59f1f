import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CrisisKind } from '@clinic/contract/vocabulary'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { DATA_FOLDER } from '@clinic/data/data-folder'
import { loadEvaluationReplies } from '@clinic/data/load-conversation-evaluation'
import { DEVELOPMENT_SETS, loadDevelopmentReplies } from '@clinic/data/load-development-replies'
import { type EvaluationSet, loadEvaluation } from '@clinic/data/load-evaluation'
import { loadQuestionnaires } from '@clinic/data/load-questionnaires'
import { readModel } from '@clinic/data/model-files'
import { screenCrisis } from '@clinic/nlu/crisis/screen-crisis'
import { servingKind } from '@clinic/nlu/danger-kinds/kind-classifier'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import { unpackKindClassifier } from '@clinic/nlu/models/pack-kind-classifier'
import { consentFrench, consentText } from '../../../../content/consent.ts'
import { emergencyNumbers } from '../../../../content/emergency-numbers.ts'
import { FRENCH } from '../../../../content/french-questionnaires.ts'
import { meanings } from '../../../../content/meanings.ts'
import { medicineKnowledge } from '../../../../content/medicine-knowledge.ts'
import { asyncIntake, followUp, renewal, STARTERS } from '../../../../content/starters.ts'
import { weigh } from '../../../../content/weigh-reply.ts'
import { measureDevelopment } from './measure-development.ts'
import { measureReplies } from './measure-replies.ts'
import { measureRisk } from './measure-risk.ts'

const README = join(DATA_FOLDER, 'nlu/evaluation/README.md')
const FROM = '<!-- figures: npm run evaluate -->'

/** Measures the frozen sets and writes the totals into their README. */
export function runEvaluation(): void {
  const shipped = readShipped()
  const questions = new Map(
    loadQuestionnaires('questionnaires').flatMap((one) => Object.entries(one.questions).map(([tag, { text }]) => [tag, text] as const)),
  )
  const figures = measureRisk({
    sets: (set: EvaluationSet) => loadEvaluation(set),
    ...shipped,
    textOf: (tag) => questions.get(tag) ?? '',
  })
  figures.push(...measureReplies(loadEvaluationReplies(), knowledgeWith(shipped)))
  const lines = ['| measured | sentences | found | share | aim |', '| --- | --- | --- | --- | --- |']
  for (const { what, of, found, aim } of figures)
    lines.push(`| ${what} | ${of} | ${found} | ${((found / of) * 100).toFixed(1)} % | ${aim} |`)
  process.stdout.write(`${lines.join('\n')}\n`)
  const [before = ''] = readFileSync(README, 'utf8').split(FROM)
  writeFileSync(README, `${before.trimEnd()}\n\n${FROM}\n\n## Figures\n\n${lines.join('\n')}\n`)
}

/** The sentences that phrases and rules are developed on, one line for each that is not understood: `npm run evaluate -- --development`. */
function runDevelopment(): void {
  const knowledge = knowledgeWith(readShipped())
  for (const set of DEVELOPMENT_SETS) {
    const { figures, missed } = measureDevelopment(loadDevelopmentReplies(set), knowledge)
    for (const line of missed) process.stdout.write(`${set}\t${line}\n`)
    for (const { what, of, found } of figures)
      process.stdout.write(`${set}: ${what}: ${found} of ${of}, ${((found / of) * 100).toFixed(1)} %\n`)
  }
}

/** What a new installation knows, with every French wording. */
function knowledgeWith(shipped: Shipped): Knowledge {
  const byKey = Object.fromEntries(STARTERS.map((one) => [one.key, one]))
  return {
    brand: 'the clinic',
    consent: consentText,
    questionnaires: { ...byKey, async: asyncIntake, renewal, follow_up: followUp },
    french: { consent: consentFrench, questionnaires: FRENCH },
    provincesServed: ['ON'],
    numbers: emergencyNumbers,
    medicines: medicineKnowledge,
    expectedWait: { pcr: null, np: null },
    meanings,
    weigh,
    ...shipped,
  }
}

type Shipped = { suspect: (text: string) => number | null; kindOf: (text: string) => CrisisKind }

function readShipped(): Shipped {
  const crisis = unpackCrisisClassifier(unpackArrays(readModel('crisis').packed))
  const kinds = unpackKindClassifier(unpackArrays(readModel('crisis-kinds').packed))
  return { suspect: (text) => screenCrisis(crisis, text), kindOf: (text) => servingKind(kinds, text) }
}

if (process.argv.includes('--development')) runDevelopment()
else runEvaluation()
