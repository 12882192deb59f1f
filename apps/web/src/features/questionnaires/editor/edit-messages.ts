import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { t } from '../../../lib/messages/t.ts'

/** What an edit does, in a few words after "Undo:" or "Redo:". */
export function editMessage(edit: QuestionnaireEdit): string {
  switch (edit.edit) {
    case 'set_fields':
      return t('{fields} of {tag}', { fields: fieldNames(edit.to), tag: edit.tag })
    case 'set_choice':
      return t('{fields} of {tag}, {label}', { fields: fieldNames(edit.to), tag: edit.tag, label: edit.label })
    case 'rename_tag':
      return t('rename {tag} to {name}', { tag: edit.tag, name: edit.to.trim() })
    case 'change_kind':
      return t('type of {tag}', { tag: edit.tag })
    case 'add_option':
      return t('new option of {tag}', { tag: edit.tag })
    case 'rename_option':
      return t('rename option {label} of {tag}', { label: edit.label, tag: edit.tag })
    case 'move_option':
      return t('move option {label} of {tag}', { label: edit.label, tag: edit.tag })
    case 'delete_option':
      return t('delete option {label} of {tag}', { label: edit.label, tag: edit.tag })
    case 'add_branch':
      return t('follow-up question {as} for {label}', { as: edit.as ?? '', label: edit.label })
    case 'add_next':
      return t('new question {as} after {tag}', { as: edit.as ?? '', tag: edit.tag })
    case 'add_first':
      return t('new first question {as}', { as: edit.as ?? '' }).trim()
    case 'delete_question':
      return t('delete question {tag}', { tag: edit.tag })
    case 'point':
      return t('where {label} of {tag} leads', { label: edit.label ?? t('the end'), tag: edit.tag })
    case 'put_back':
      return t('the change of several questions')
    case 'load':
      return t('loading a questionnaire')
  }
}

function fieldNames(fields: object): string {
  return Object.keys(fields).join(', ').replaceAll('_', ' ')
}
