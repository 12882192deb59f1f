import { isIsoDate } from '@clinic/core/shared/dates'
import type { Answer } from '../../question-cards/answer.ts'
import type { Details } from '../../question-cards/card.ts'
import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { longDate } from '../../question-cards/controls/long-date.ts'
import type { ChatMessages } from '../../question-cards/messages/chat-messages.ts'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { forgetDraft } from '../session/use-draft.ts'
import styles from './confirm-details-card.module.css'
import { PauseButton } from './pause-button.tsx'
import { BEFORE_CONFIRMING_MS, useAutoContinue } from './use-auto-continue.ts'
import { usePaused } from './use-paused.ts'

/** REQ-152. With the sound on it continues after six seconds (REQ-135), unless paused; without, it waits for an answer. */
export function ConfirmDetailsCard({ card, goesOn, sound, onAnswer }: CardProps<'confirm'>) {
  const messages = useChatMessages()
  const { details } = messages
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
          <Button variant="filled" onClick={() => onAnswer(yes)}>
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
        {summary(card.information, messages).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </CardFrame>
  )
}

function summary(info: Partial<Details>, { details: messages, locale }: ChatMessages): [string, string][] {
  const born = info.dateOfBirth ?? ''
  const sex = { MALE: messages.male, FEMALE: messages.female }[info.gender ?? ''] ?? ''
  const home = address([info.streetAddress, info.city, messages.province(info.province ?? ''), info.zipcode, info.country])
  const mail = address([
    info.mailingStreetAddress,
    info.mailingCity,
    messages.province(info.mailingProvince ?? ''),
    info.mailingZipcode,
    info.mailingCountry,
  ])
  const rows: [string, string][] = [
    [messages.name, [info.firstName, info.lastName].filter(Boolean).join(' ')],
    [messages.dateOfBirth, isIsoDate(born) ? longDate(born, locale) : born],
    [messages.sex, sex],
    [messages.healthCard, info.provincialHealthID ?? ''],
    [messages.phone, info.phone ?? ''],
    [messages.email, info.email ?? ''],
    [messages.address, home],
    [messages.mailingAddress, info.differentMailingAddress ? mail : ''],
  ]
  return rows.filter(([, value]) => value !== '')
}

function address(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
