import type { Alarm, FormAnswer } from '@clinic/contract/alarms'
import type { Sql, Tx } from '../../platform/db/database.ts'

export type FormAnswers = Readonly<Record<string, FormAnswer>>
type NewForm = { alarm_id: number; form: string; version: string; answers: FormAnswers; by: number; now: string }

export async function insertForm(tx: Tx, { alarm_id, form, version, answers, by, now }: NewForm): Promise<void> {
  await tx`
    insert into alarm_forms (alarm_id, form, version, answers, asked_by, asked_at)
    values (${alarm_id}, ${form}, ${version}, ${JSON.stringify(answers)}, ${by}, ${now})`
}

type Row = { alarm_id: number; form: string; version: string; answers: string; by: string; at: string }

/** The forms asked on each alarm, oldest first. */
export async function findForms(sql: Sql, ids: readonly number[]): Promise<Map<number, Alarm['forms']>> {
  const rows = await sql<Row[]>`
    select f.alarm_id::integer, f.form, f.version, f.answers, u.name as by, f.asked_at as at
    from alarm_forms f join users u on u.id = f.asked_by where f.alarm_id = any(${[...ids]}) order by f.alarm_id, f.id`
  const forms = new Map<number, Alarm['forms']>()
  for (const { alarm_id, answers, ...form } of rows)
    forms.set(alarm_id, [...(forms.get(alarm_id) ?? []), { ...form, answers: JSON.parse(answers) as FormAnswers }])
  return forms
}
