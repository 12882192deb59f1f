import type { ListedInteraction, Overview } from '@clinic/contract/chart'
import { medicationName } from '@clinic/core/medicines/medication-name'
import { dayText } from '../../lib/format/dates.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import classes from './medicine-list.module.css'

const TONES: Record<ListedInteraction['severity'], ChipTone> = { A: 'warn', B: 'warn', C: 'plain' }
const MEANINGS: Record<ListedInteraction['severity'], string> = { A: 'agree before starting', B: 'practitioner decides', C: 'counsel' }

type Props = { medications: readonly unknown[]; overview: Pick<Overview, 'interactions' | 'unrecognised'> | undefined }

/** Medicines as the patient wrote them, their interactions with cannabis, the gravest first, and what nothing is known of. */
export function MedicineList({ medications, overview }: Props) {
  if (medications.length === 0) return 'None reported'
  const { interactions = [], unrecognised = [] } = overview ?? {}
  return (
    <div className={classes.medicines}>
      <span>{[...new Set(medications.map(medicationName))].join(', ')}</span>
      {interactions.length > 0 && (
        <ul className={classes.list} aria-label="Interactions with cannabis">
          {interactions.map((one) => (
            <Interaction key={one.text} interaction={one} />
          ))}
        </ul>
      )}
      {unrecognised.length > 0 && (
        <span>
          <Chip tone="warn">not recognised</Chip> {unrecognised.join(', ')}. Check by hand: no interaction was looked up.
        </span>
      )}
    </div>
  )
}

function Interaction({ interaction: { words, severity, text, action, source, checked_on } }: { interaction: ListedInteraction }) {
  return (
    <li>
      <Chip tone={TONES[severity]}>
        {severity}: {MEANINGS[severity]}
      </Chip>{' '}
      <strong>{words}</strong>: {text}. To do: {action}.{' '}
      <span className={classes.source}>
        Source: {source ?? 'not noted'}.{' '}
        {checked_on ? `Confirmed ${dayText(checked_on)}.` : 'Draft, not confirmed by a pharmacist of the clinic.'}
      </span>
    </li>
  )
}
