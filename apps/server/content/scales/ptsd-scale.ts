import type { Questionnaire } from '@clinic/contract/questionnaires'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { ratedItems } from './rated-items.ts'

/** PCL-5 (Weathers et al. 2013), work of the United States government in the public domain. */
export const ptsdScale: Questionnaire = {
  key: 'ptsd_scale',
  name: 'Questions after a very stressful experience (PCL-5)',
  version: 1,
  questions: buildQuestions(
    ratedItems({
      prefix: 'pcl5',
      name: 'PCL-5',
      stem: 'In the past month, how much were you bothered by this? You do not need to tell us what happened.',
      scale: { 'Not at all': 0, 'A little bit': 1, Moderately: 2, 'Quite a bit': 3, Extremely: 4 },
      texts: [
        'Repeated, disturbing, and unwanted memories of the stressful experience?',
        'Repeated, disturbing dreams of the stressful experience?',
        'Suddenly feeling or acting as if the stressful experience were actually happening again (as if you were actually back there reliving it)?',
        'Feeling very upset when something reminded you of the stressful experience?',
        'Having strong physical reactions when something reminded you of the stressful experience (for example, heart pounding, trouble breathing, sweating)?',
        'Avoiding memories, thoughts, or feelings related to the stressful experience?',
        'Avoiding external reminders of the stressful experience (for example, people, places, conversations, activities, objects, or situations)?',
        'Trouble remembering important parts of the stressful experience?',
        'Having strong negative beliefs about yourself, other people, or the world (for example, having thoughts such as: I am bad, there is something seriously wrong with me, no one can be trusted, the world is completely dangerous)?',
        'Blaming yourself or someone else for the stressful experience or what happened after it?',
        'Having strong negative feelings such as fear, horror, anger, guilt, or shame?',
        'Loss of interest in activities that you used to enjoy?',
        'Feeling distant or cut off from other people?',
        'Trouble experiencing positive feelings (for example, being unable to feel happiness or have loving feelings for people close to you)?',
        'Irritable behavior, angry outbursts, or acting aggressively?',
        'Taking too many risks or doing things that could cause you harm?',
        'Being “superalert” or watchful or on guard?',
        'Feeling jumpy or easily startled?',
        'Having difficulty concentrating?',
        'Trouble falling or staying asleep?',
      ],
    }),
  ),
}
