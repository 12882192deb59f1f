import type { Questions } from '@clinic/contract/questionnaires'

/** A new questionnaire: one question of no kind, not required until it is saved, number 1, depth 0 (REQ-359, REQ-402). */
export function newQuestions(): Questions {
  return {
    Question1: {
      text: 'Default Question Text',
      required: false,
      start_branch: false,
      in_branch: false,
      branch_origin: null,
      branch_id: null,
      child_branches: {},
      branch_level: 0,
      previous_question: null,
      next_question: null,
      question_number: 1,
    },
  }
}
