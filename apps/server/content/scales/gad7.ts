import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { ratedItems } from './rated-items.ts'

/** GAD-7 (Spitzer, Kroenke, Williams, Löwe 2006): no permission is required to reproduce or display it. */
export const gad7: Questionnaire = {
  key: 'gad7',
  name: 'Questions about worry (GAD-7)',
  version: 1,
  questions: buildQuestions(
    ratedItems({
      prefix: 'gad7',
      name: 'GAD-7',
      stem: 'Over the last 2 weeks, how often have you been bothered by this?',
      scale: { 'Not at all': 0, 'Several days': 1, 'More than half the days': 2, 'Nearly every day': 3 },
      texts: [
        'Feeling nervous, anxious or on edge',
        'Not being able to stop or control worrying',
        'Worrying too much about different things',
        'Trouble relaxing',
        'Being so restless that it is hard to sit still',
        'Becoming easily annoyed or irritable',
        'Feeling afraid as if something awful might happen',
      ],
    }),
  ),
}
