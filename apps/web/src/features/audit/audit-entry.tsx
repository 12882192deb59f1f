import type { AuditEntryRow, AuditFilter } from '@clinic/contract/audit'
import { describeChanges } from '@clinic/core/audit/describe-changes'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { momentText } from '../../lib/format/dates.ts'
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
        <table className={classes.changes} aria-label="What changed">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, label, from, to }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                <td>{from}</td>
                <td>{to}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={classes.facts}>
        <Fact name="Kind">{KIND_NAMES[entry.kind]}</Fact>
        <Fact name="About">
          {entity.kind} {entity.id}
          {entity.type && ` (${entity.type})`}
        </Fact>
        {entry.additional_info !== '' && <Fact name="Additional information">{readable(entry.additional_info)}</Fact>}
        <Fact name="From address">{entry.address || 'not known'}</Fact>
        <Fact name="Entry">
          {entry.id}
          {entry.seal === null ? ', not yet verified' : `, number ${entry.seal.toLocaleString('en-CA')} of the chain`}
        </Fact>
      </dl>
      {patient_id !== null && (
        <div className={classes.buttons}>
          <Button size="xs" variant="default" onClick={() => onPatient(patient_id)}>
            Open the record of {patient_id}
          </Button>
          <Button size="xs" variant="subtle" onClick={() => onFilter({ patient_id })}>
            All entries of {patient_id}
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
