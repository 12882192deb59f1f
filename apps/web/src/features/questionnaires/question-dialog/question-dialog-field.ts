import type { Question } from '@clinic/contract/questionnaires'
import type { QuestionFields } from '@clinic/contract/questionnaires/edits'
import type { ChangeEvent } from 'react'
import type { BuilderActions } from '../builder/builder-actions.ts'

export type QuestionProps = { tag: string; question: Question; actions: BuilderActions }
type TextField = 'subtext' | 'label' | 'variable' | 'exportable_name' | 'natural_language' | 'unit' | 'unit_singular' | 'unit_plural'

/** Sets fields of one question on what is there now; `words` binds a field of text, which is gone where it is empty. */
export function fieldSetter({ tag, question, actions }: QuestionProps) {
  const set = (to: Partial<QuestionFields>) => {
    const names = Object.keys(to) as (keyof QuestionFields)[]
    const from = Object.fromEntries(names.map((name) => [name, question[name] ?? null])) as Partial<QuestionFields>
    actions.make({ edit: 'set_fields', tag, to, from })
  }
  const textField = (name: TextField) => ({
    value: question[name] ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [name]: event.currentTarget.value === '' ? null : event.currentTarget.value }),
  })
  return { set, textField }
}
