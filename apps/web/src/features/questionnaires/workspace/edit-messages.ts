import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'

/** What an edit does, in a few words after "Undo:" or "Redo:". */
export function editMessage(edit: QuestionnaireEdit): string {
  switch (edit.edit) {
    case 'set_fields':
      return `${fieldNames(edit.to)} of ${edit.tag}`
    case 'set_choice':
      return `${fieldNames(edit.to)} of ${edit.tag}, ${edit.label}`
    case 'rename_tag':
      return `rename ${edit.tag} to ${edit.to.trim()}`
    case 'change_kind':
      return `type of ${edit.tag}`
    case 'add_option':
      return `new option of ${edit.tag}`
    case 'rename_option':
      return `rename option ${edit.label} of ${edit.tag}`
    case 'move_option':
      return `move option ${edit.label} of ${edit.tag}`
    case 'delete_option':
      return `delete option ${edit.label} of ${edit.tag}`
    case 'add_branch':
      return `follow-up question ${edit.as ?? ''} for ${edit.label}`
    case 'add_next':
      return `new question ${edit.as ?? ''} after ${edit.tag}`
    case 'add_first':
      return `new first question ${edit.as ?? ''}`.trim()
    case 'delete_question':
      return `delete question ${edit.tag}`
    case 'point':
      return `where ${edit.label ?? 'the end'} of ${edit.tag} leads`
    case 'put_back':
      return 'the change of several questions'
    case 'load':
      return 'loading a questionnaire'
  }
}

function fieldNames(fields: object): string {
  return Object.keys(fields).join(', ').replaceAll('_', ' ')
}
