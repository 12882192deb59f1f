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
import { useWords } from './use-words.ts'
import type { Words } from './words.ts'

/** REQ-152. With the sound on it goes on after six seconds (REQ-135), unless paused; without, it waits for an answer. */
export function ConfirmDetailsCard({ card, goesOn, sound, onAnswer }: CardProps<'confirm'>) {
  const words = useWords()
  const { details } = words
  const yes: Answer = { query: 'yes', shown: details.right }
  const [paused, setPaused] = usePaused()
  useAutoContinue(sound && goesOn && !paused, BEFORE_CONFIRMING_MS, () => onAnswer(yes))
  const warnings = Object.entries(card.warnings).map(([field, sentence]) => details.warning(field, sentence))
  return (
    <CardFrame
      card={card}
      actions={
        <>
          {sound ? <PauseButton paused={paused} onPaused={setPaused} /> : null}
          <Button
            onClick={() => {
              forgetDraft('details')
              onAnswer({ query: 'change', shown: details.change })
            }}
          >
            {details.change}
          </Button>
          <Button look="filled" onClick={() => onAnswer(yes)}>
            {details.right}
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
        {summary(card.information, words).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  )
}

function summary(info: Partial<Details>, { details: words, locale }: Words): [string, string][] {
  const born = info.dateOfBirth ?? ''
  const sex = { MALE: words.male, FEMALE: words.female }[info.gender ?? ''] ?? ''
  const home = address([info.streetAddress, info.city, words.province(info.province ?? ''), info.zipcode, info.country])
  const mail = address([
    info.mailingStreetAddress,
    info.mailingCity,
    words.province(info.mailingProvince ?? ''),
    info.mailingZipcode,
    info.mailingCountry,
  ])
  const rows: [string, string][] = [
    [words.name, [info.firstName, info.lastName].filter(Boolean).join(' ')],
    [words.dateOfBirth, isIsoDate(born) ? longDate(born, locale) : born],
    [words.sex, sex],
    [words.healthCard, info.provincialHealthID ?? ''],
    [words.phone, info.phone ?? ''],
    [words.email, info.email ?? ''],
    [words.address, home],
    [words.mailingAddress, info.differentMailingAddress ? mail : ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

function address(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
