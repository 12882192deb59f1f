import { expect, test } from 'vitest'
import { DEVELOPMENT_SETS, loadDevelopmentReplies } from './load-development-replies.ts'
import { loadQuestionnaires } from './load-questionnaires.ts'

const shipped = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')]
const rows = DEVELOPMENT_SETS.flatMap(loadDevelopmentReplies)

test('replies for development are to shipped questions, name their options, and are there in both languages', () => {
  for (const { questionnaire, question, text, meant } of rows) {
    const asked = shipped.find(({ key }) => key === questionnaire)?.questions[question]
    if (!asked || text === '') throw new Error(`${questionnaire}/${question}: ${text}`)
    const options = Object.keys(asked.options ?? asked.select_multiple_options ?? asked.yes_no_options ?? {})
    if (options.length === 0 || meant === 'ask') continue
    for (const label of meant.split(' + ')) expect(options, `${questionnaire}/${question} ${text}`).toContain(label)
  }
  for (const language of ['en', 'fr']) expect(rows.filter((row) => row.language === language).length).toBeGreaterThan(1_400)
})
