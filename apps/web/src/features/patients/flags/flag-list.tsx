import type { FlagEvent, FlagHistory, Overview } from '@clinic/contract/chart'
import type { StatusRecord, StatusRow } from '@clinic/contract/patients'
import { LOWERS_FLAGS } from '@clinic/contract/queues'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { flagText } from '../../../lib/format/flag-text.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { FlagChip } from '../../../ui/flag-chip.tsx'
import classes from './flag-list.module.css'
import { eventSentence, lastRaised, quoteOf, STATE_LABELS, STATE_NOTES, sourceOf } from './flag-messages.ts'
import { LowerFlagDialog } from './lower-flag-dialog.tsx'
import { flagsInWords, type Risk, risksOf } from './risks-of.ts'

type Props = { record: StatusRecord; overview: Overview | undefined; onChanged: (row: StatusRow) => void }

/** Every flag of a patient with its source and history; practitioners may lower one (REQ-573, F-18). */
export function FlagList({ record, overview, onChanged }: Props) {
  const { scopes } = useSession()
  const [lowering, setLowering] = useState<string | null>(null)
  const risks = risksOf(record, overview)
  const lowered = flagsInWords(overview).filter(({ state }) => state === 'lowered')
  const mayLower = LOWERS_FLAGS.some((scope) => scopes.includes(scope))
  return (
    <div className={classes.flags}>
      {risks.length === 0 && t('None')}
      {risks.length > 0 && (
        <ul className={classes.list} aria-label={t('Raised flags')}>
          {risks.map((risk) => (
            <RaisedFlag key={risk.flag} risk={risk} onLower={mayLower ? () => setLowering(risk.flag) : null} />
          ))}
        </ul>
      )}
      {lowered.length > 0 && (
        <ul className={classes.list} aria-label={t('Lowered flags')}>
          {lowered.map((history) => (
            <LoweredFlag key={history.flag} history={history} />
          ))}
        </ul>
      )}
      <LowerFlagDialog patientId={record.patient_id} flag={lowering} onClose={() => setLowering(null)} onChanged={onChanged} />
    </div>
  )
}

function RaisedFlag({ risk, onLower }: { risk: Risk; onLower: (() => void) | null }) {
  const { flag, text, because, history } = risk
  const state = history?.state ?? 'raised'
  const raised = lastRaised(history)
  const only = history?.events.length === 1 ? history.events[0] : undefined
  return (
    <li className={classes.flag}>
      <div className={classes.head}>
        <div className={classes.line}>
          <FlagChip>{text}</FlagChip>
          {STATE_LABELS[state] && <Chip>{STATE_LABELS[state]}</Chip>}
          {because && <span className={classes.because}>{because}</span>}
          {raised && !only && <span className={classes.soft}>{dayText(raised.at)}</span>}
        </div>
        {onLower && (
          <Button size="compact-xs" variant="default" aria-label={t('Lower {flag}', { flag: flagText(flag) })} onClick={onLower}>
            {t('Lower')}
          </Button>
        )}
      </div>
      {STATE_NOTES[state] && <p className={classes.note}>{STATE_NOTES[state]}</p>}
      {only && <p className={classes.note}>{onlyText(only)}</p>}
      {history && !only && <Events history={history} />}
    </li>
  )
}

/** A single event needs no list. */
function onlyText(event: FlagEvent): string {
  const source = sourceOf(event)
  const when = event.what === 'known' ? '' : `, ${momentText(event.at)}`
  return `${eventSentence(event)}${when}${source === null ? '' : ` (${source})`}`
}

function LoweredFlag({ history }: { history: FlagHistory }) {
  const last = history.events.at(-1)
  return (
    <li className={classes.flag}>
      <div className={classes.line}>
        <Chip>{flagText(history.flag)}</Chip>
        {last && (
          <span className={classes.because}>
            {eventSentence(last)}, {dayText(last.at)}
          </span>
        )}
      </div>
      <Events history={history} />
    </li>
  )
}

function Events({ history: { flag, events } }: { history: FlagHistory }) {
  if (events.length === 0) return <p className={classes.note}>{t('Raised before its history began.')}</p>
  return (
    <details className={classes.history}>
      <summary
        aria-label={t('History of {flag}: {events, plural, one {# event} other {# events}}', {
          flag: flagText(flag),
          events: events.length,
        })}
      >
        {t('{events, plural, one {# event} other {# events}}', { events: events.length })}
      </summary>
      <ol className={classes.events}>
        {events.map((event, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events are only appended
          <OneEvent key={place} event={event} />
        ))}
      </ol>
    </details>
  )
}

function OneEvent({ event }: { event: FlagEvent }) {
  const [quote, source] = [quoteOf(event), sourceOf(event)]
  return (
    <li className={classes.event}>
      <span className={classes.soft}>{momentText(event.at)}</span>
      <span>
        {eventSentence(event)}
        {quote && <q className={classes.quote}>{quote}</q>}
        {source && <span className={classes.source}>{source}</span>}
      </span>
    </li>
  )
}
