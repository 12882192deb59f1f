import type { ListedInteraction, Overview } from '@clinic/contract/chart'
import { medicationName } from '@clinic/core/medicines/medication-name'
import { dayText } from '../../lib/format/dates.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import classes from './medicine-list.module.css'

const TONES: Record<ListedInteraction['severity'], ChipTone> = { A: 'warn', B: 'warn', C: 'plain' }
const MEANINGS: Record<ListedInteraction['severity'], string> = {
  A: t('agree before starting'),
  B: t('practitioner decides'),
  C: t('counsel'),
}

type Props = { medications: readonly unknown[]; overview: Pick<Overview, 'interactions' | 'unrecognised'> | undefined }

/** Medicines as the patient wrote them, their interactions with cannabis, the gravest first, and what nothing is known of. */
export function MedicineList({ medications, overview }: Props) {
  if (medications.length === 0) return t('None reported')
  const { interactions = [], unrecognised = [] } = overview ?? {}
  return (
    <div className={classes.medicines}>
      <span>{[...new Set(medications.map(medicationName))].join(', ')}</span>
      {interactions.length > 0 && (
        <ul className={classes.list} aria-label={t('Interactions with cannabis')}>
          {interactions.map((one) => (
            <Interaction key={one.text} interaction={one} />
          ))}
        </ul>
      )}
      {unrecognised.length > 0 && (
        <span>
          <Chip tone="warn">{t('not recognised')}</Chip>{' '}
          {t('{medicines}. Check by hand: no interaction was looked up.', { medicines: unrecognised.join(', ') })}
        </span>
      )}
    </div>
  )
}

function Interaction({ interaction: { words, severity, text, action, source, checked_on } }: { interaction: ListedInteraction }) {
  return (
    <li>
      <Chip tone={TONES[severity]}>{tPair(severity, MEANINGS[severity])}</Chip>{' '}
      {tRich('{medicine}: {effect}. To do: {action}. {source}', {
        medicine: <strong>{words}</strong>,
        effect: tSentence(text),
        action: tSentence(action),
        source: (
          <span className={classes.source}>
            {t('Source: {source}. {checked}', {
              source: source ?? t('not noted'),
              checked: checked_on
                ? t('Confirmed {checked_on}.', { checked_on: dayText(checked_on) })
                : t('Draft, not confirmed by a pharmacist of the clinic.'),
            })}
          </span>
        ),
      })}
    </li>
  )
}
