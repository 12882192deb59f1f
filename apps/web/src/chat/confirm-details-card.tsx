import { isIsoDate } from '@clinic/core/reference/dates'
import { Button } from './button.tsx'
import type { Details } from './card.ts'
import { CardFrame } from './card-frame.tsx'
import type { CardProps } from './card-props.ts'
import styles from './confirm-details-card.module.css'
import type { Answer } from './conversation.ts'
import { longDate } from './long-date.ts'
import { PauseButton } from './pause-button.tsx'
import { BEFORE_CONFIRMING_MS, useAutoContinue } from './use-auto-continue.ts'
import { forgetDraft } from './use-draft.ts'
import { usePaused } from './use-paused.ts'

const YES: Answer = { query: 'yes', shown: 'Yes, that’s right' }
const CHANGE: Answer = { query: 'change', shown: 'Change something' }

/** REQ-152. With the sound on it goes on after six seconds (REQ-135), unless paused; without, it waits for an answer. */
export function ConfirmDetailsCard({ card, goesOn, sound, onAnswer }: CardProps<'confirm'>) {
  const [paused, setPaused] = usePaused()
  useAutoContinue(sound && goesOn && !paused, BEFORE_CONFIRMING_MS, () => onAnswer(YES))
  const warnings = Object.values(card.warnings)
  return (
    <CardFrame
      card={card}
      actions={
        <>
          {sound ? <PauseButton paused={paused} onPaused={setPaused} /> : null}
          <Button
            onClick={() => {
              forgetDraft('details')
              onAnswer(CHANGE)
            }}
          >
            Change something
          </Button>
          <Button look="filled" onClick={() => onAnswer(YES)}>
            Yes, that’s right
          </Button>
        </>
      }
    >
      {warnings.length > 0 ? (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
      <dl className={styles.summary}>
        {summary(card.information).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  )
}

function summary(info: Partial<Details>): [string, string][] {
  const born = info.dateOfBirth ?? ''
  const sex = { MALE: 'Male', FEMALE: 'Female' }[info.gender ?? ''] ?? ''
  const home = address([info.streetAddress, info.city, info.province, info.zipcode, info.country])
  const mail = address([info.mailingStreetAddress, info.mailingCity, info.mailingProvince, info.mailingZipcode, info.mailingCountry])
  const rows: [string, string][] = [
    ['Name', [info.firstName, info.lastName].filter(Boolean).join(' ')],
    ['Date of birth', isIsoDate(born) ? longDate(born) : born],
    ['Birth Sex', sex],
    ['Health card', info.provincialHealthID ?? ''],
    ['Phone', info.phone ?? ''],
    ['Email', info.email ?? ''],
    ['Address', home],
    ['Mailing address', info.differentMailingAddress ? mail : ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

function address(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
