import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { ratedItems } from './rated-items.ts'

/** ASRS v1.1, publicly available (PhenX 121501); the notice of its owner stays with every item. */
export const adhdScale: Questionnaire = {
  key: 'adhd_scale',
  name: 'Questions about attention (ASRS v1.1)',
  version: 1,
  questions: buildQuestions(
    ratedItems({
      prefix: 'asrs',
      name: 'ASRS',
      stem: 'Think of the past 6 months. ASRS v1.1 © World Health Organization.',
      scale: { Never: 0, Rarely: 1, Sometimes: 2, Often: 3, 'Very often': 4 },
      texts: [
        'How often do you have trouble wrapping up the final details of a project, once the challenging parts have been done?',
        'How often do you have difficulty getting things in order when you have to do a task that requires organization?',
        'How often do you have problems remembering appointments or obligations?',
        'When you have a task that requires a lot of thought, how often do you avoid or delay getting started?',
        'How often do you fidget or squirm with your hands or feet when you have to sit down for a long time?',
        'How often do you feel overly active and compelled to do things, like you were driven by a motor?',
        'How often do you make careless mistakes when you have to work on a boring or difficult project?',
        'How often do you have difficulty keeping your attention when you are doing boring or repetitive work?',
        'How often do you have difficulty concentrating on what people say to you, even when they are speaking to you directly?',
        'How often do you misplace or have difficulty finding things at home or at work?',
        'How often are you distracted by activity or noise around you?',
        'How often do you leave your seat in meetings or other situations in which you are expected to remain seated?',
        'How often do you feel restless or fidgety?',
        'How often do you have difficulty unwinding and relaxing when you have time to yourself?',
        'How often do you find yourself talking too much when you are in social situations?',
        'When you’re in a conversation, how often do you find yourself finishing the sentences of the people you are talking to, before they can finish them themselves?',
        'How often do you have difficulty waiting your turn in situations when turn taking is required?',
        'How often do you interrupt others when they are busy?',
      ],
    }),
  ),
}
