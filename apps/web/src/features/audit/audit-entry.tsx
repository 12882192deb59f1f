import type { AuditEntryRow, AuditFilter } from '@clinic/contract/audit'
import { describeChanges } from '@clinic/core/audit/describe-changes'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './audit-entry.module.css'
import { KIND_NAMES } from './audit-search.ts'

type Props = {
  entry: AuditEntryRow
  people: Readonly<Record<string, string>>
  onFilter: (change: Partial<AuditFilter>) => void
  onPatient: (patientId: string) => void
}

/** Everything that an entry tells: what changed, field by field, then who, where and its place in the log. */
export function AuditEntry({ entry, people, onFilter, onPatient }: Props) {
  const { patient_id, entity } = entry
  const changes = describeChanges(entry.changes, { people, tell: momentText })
  return (
    <div className={classes.entry}>
      {changes.length > 0 && (
        <table className={classes.changes} aria-label={t('What changed')}>
          <thead>
            <tr>
              <th scope="col">{t('Field')}</th>
              <th scope="col">{t('Before')}</th>
              <th scope="col">{t('After')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, label, from, to }) => (
              <tr key={field}>
                <th scope="row">{t(label)}</th>
                <td>{valueText(field, from)}</td>
                <td>{valueText(field, to)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.facts}>
        <Fact name={t('Kind')}>{KIND_NAMES[entry.kind]}</Fact>
        <Fact name={t('About')}>
          {tSentence(entity.kind)} {entity.id}
          {entity.type && ` (${t(entity.type)})`}
        </Fact>
        {entry.additional_info !== '' && <Fact name={t('Additional information')}>{readable(entry.additional_info)}</Fact>}
        <Fact name={t('From address')}>{entry.address || t('not known')}</Fact>
        <Fact name={t('Entry')}>
          {entry.id}
          {entry.seal === null ? t(', not yet verified') : t(', number {number} of the chain', { number: numberText(entry.seal) })}
        </Fact>
      </dl>
      {patient_id !== null && (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={() => onPatient(patient_id)}>
            {t('Open the record of {patient_id}', { patient_id })}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => onFilter({ patient_id })}>
            {t('All entries of {patient_id}', { patient_id })}
          </Button>
        </div>
      )}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Fields whose values are words of the program, which are read in the person's language; in the others people type. */
const IN_WORDS: readonly string[] = ['appointment_type', 'ineligible_reason', 'pcr_help_reason', 'province', 'system_notes']

function valueText(field: string, value: string): string {
  const isWord = IN_WORDS.includes(field) || ['Yes', 'No', 'On', 'Off'].includes(value)
  return isWord ? tSentence(t(value)) : value
}

/** Some information is JSON: told as `name: value`. */
function readable(text: string): string {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return text
    return Object.entries(parsed)
      .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(', ')
  } catch {
    return text
  }
}
