import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions, type Draft } from '@clinic/core/questionnaires/question-map/build'
import { ratedItems } from './rated-items.ts'

/** Any answer above "Not at all" to the ninth item stops the flow for the crisis card. */
const SAFETY = { 'Several days': ['suicidality'], 'More than half the days': ['suicidality'], 'Nearly every day': ['suicidality'] }

const ITEMS = ratedItems({
  prefix: 'phq9',
  name: 'PHQ-9',
  stem: 'Over the last 2 weeks, how often have you been bothered by this?',
  scale: { 'Not at all': 0, 'Several days': 1, 'More than half the days': 2, 'Nearly every day': 3 },
  texts: [
    'Little interest or pleasure in doing things',
    'Feeling down, depressed, or hopeless',
    'Trouble falling or staying asleep, or sleeping too much',
    'Feeling tired or having little energy',
    'Poor appetite or overeating',
    'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    'Trouble concentrating on things, such as reading the newspaper or watching television',
    'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    'Thoughts that you would be better off dead or of hurting yourself in some way',
  ],
})

const DIFFICULTY: Draft = {
  tag: 'phq9_difficulty',
  text: 'How difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
  subtext: 'If none of the problems bothered you, choose the first answer.',
  one: ['Not difficult at all', 'Somewhat difficult', 'Very difficult', 'Extremely difficult'],
  scores: { 'Not difficult at all': 0, 'Somewhat difficult': 1, 'Very difficult': 2, 'Extremely difficult': 3 },
  natural_language: 'PHQ-9, difficulty in daily life: #answer.',
}

/** PHQ-9 (Kroenke, Spitzer, Williams 2001): no permission is required to reproduce or display it. */
export const phq9: Questionnaire = {
  key: 'phq9',
  name: 'Questions about your mood (PHQ-9)',
  version: 1,
  questions: buildQuestions([...ITEMS.map((item) => (item.tag === 'phq9_9' ? { ...item, flags: SAFETY } : item)), DIFFICULTY]),
}
