import type { StatusRecord } from '@clinic/contract/patients'
import type { ReactNode } from 'react'
import { dayText } from '../../lib/format/dates.ts'
import { Chip } from '../../ui/chip.tsx'
import { patientAge } from './derive-chips.ts'
import classes from './details-facts.module.css'
import { flagText, trueFlags } from './flag-text.ts'

/** The facts of a record that fit on a line each. */
export function DetailsFacts({ record, today }: { record: StatusRecord; today: string }) {
  const age = patientAge(record.date_of_birth, today)
  return (
    <dl className={classes.facts}>
      <Fact name="Patient ID">{record.patient_id}</Fact>
      <Fact name="Age">{age === null ? 'Not known' : `${age}, born ${dayText(record.date_of_birth)}`}</Fact>
      <Fact name="Province">{record.province ?? 'Province missing'}</Fact>
      <Fact name="Type">{record.appointment_type}</Fact>
      <Fact name="Opted in for call">{record.opted_in_for_call ? 'Yes' : 'No'}</Fact>
      <Fact name="Last seen by">
        {record.last_seen_practitioner ?? 'Nobody yet'}
        {record.completed_appointment_at && `, ${dayText(record.completed_appointment_at)}`}
      </Fact>
      <Fact name="Preferred licensed seller">{chosen(record.preferred_licensed_seller)}</Fact>
      <Fact name="Preferred cannabinoids">{chosen(record.preferred_cannabinoids)}</Fact>
      <Fact name="Preferred consumption methods">{chosen(record.preferred_consumption_methods)}</Fact>
      <Fact name="Current medications" wide>
        <Medications medications={record.medications} />
      </Fact>
      <Fact name="Risks vs benefits flags" wide>
        <Risks flags={record.risks_vs_benefits_flags} />
      </Fact>
    </dl>
  )
}

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={classes.fact} data-wide={wide || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Risks({ flags }: { flags: Record<string, boolean> }) {
  const risks = trueFlags(flags)
  if (risks.length === 0) return 'None raised'
  return (
    <span className={classes.chips}>
      {risks.map((flag) => (
        <Chip key={flag} tone={flag === 'under_25' ? 'warn' : 'bad'}>
          {flagText(flag)}
        </Chip>
      ))}
    </span>
  )
}

function Medications({ medications }: { medications: unknown[] }) {
  if (medications.length === 0) return 'None named'
  return [...new Set(medications.map(medicationText))].join(', ')
}

/** A medicine comes as its name or with it; anything else is shown as it stands. */
function medicationText(medication: unknown): string {
  if (typeof medication === 'string') return medication
  if (typeof medication === 'object' && medication !== null && 'name' in medication) return String(medication.name)
  return JSON.stringify(medication)
}

function chosen(preference: { selected_options: string[] } | null): string {
  return preference?.selected_options?.join(', ') || 'Not chosen'
}
