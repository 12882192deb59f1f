import type { StatusRow } from '@clinic/contract/patients'
import type { VisitDecision } from '@clinic/contract/queues/decision'
import { DECISIONS, type DecisionKind } from '@clinic/contract/vocabulary'
import { Button, Group, Modal, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useCallback, useRef, useState } from 'react'
import { DECISION_NAMES } from '../../../lib/format/decision-text.ts'
import { localDay } from '../../../lib/format/local-day.ts'
import { identityText, personText } from '../../../lib/format/person-text.ts'
import { PATIENT_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './decision-dialog.module.css'
import { chooseKind, consequenceText, type DecisionDraft, messageDay, newDraft, readDraft, withMessage } from './decision-draft.ts'
import { DecisionMessage } from './decision-message.tsx'

/** `remark`: what else to know before it is decided. */
export type DecisionRequest = { row: StatusRow; remark?: string | undefined; onDecide: (decision: VisitDecision) => void }

const REASON_LABELS: Record<DecisionKind, string> = {
  authorize: t('Note (optional)'),
  'authorize-less': t('Why less'),
  defer: t('What is missing'),
  decline: t('Reason'),
  refer: t('To whom, and why'),
  'see-again': t('Note (optional)'),
  'call-back': t('Note (optional)'),
}

/** What was entered for a patient stays until the page is left: a completion that fails can be tried again. */
const drafts = new Map<string, DecisionDraft>()

/** The decision that completes a visit (F-8, REQ-500). `asked` null: closed. */
export function DecisionDialog({ asked, onClose }: { asked: DecisionRequest | null; onClose: () => void }) {
  const [last, setLast] = useState(asked)
  if (asked !== null && asked !== last) setLast(asked)
  const cancel = () => {
    onClose()
    notify.info(PATIENT_TEXTS.cancelled)
  }
  return (
    <Modal
      opened={asked !== null}
      onClose={cancel}
      title={last && t('Complete the appointment of {row}?', { row: personText(last.row) })}
      size="lg"
    >
      {last && (
        <DecisionForm
          key={`${last.row.patient_id}-${asked === null}`}
          asked={last}
          onCancel={cancel}
          onDecide={(decision) => {
            onClose()
            last.onDecide(decision)
          }}
        />
      )}
    </Modal>
  )
}

type FormProps = { asked: DecisionRequest; onCancel: () => void; onDecide: (decision: VisitDecision) => void }

function DecisionForm({ asked: { row, remark }, onCancel, onDecide }: FormProps) {
  const [draft, setDraft] = useState(() => drafts.get(row.patient_id) ?? newDraft())
  const [tried, setTried] = useState(false)
  const [today] = useState(localDay)
  const change = (next: DecisionDraft) => {
    drafts.set(row.patient_id, next)
    setDraft(next)
  }
  const { decision, errors: found = {} } = readDraft(draft, today)
  const errors = tried ? found : {}
  const suggested = useRef<string | null>(null)
  const keepSuggested = useCallback((text: string) => {
    suggested.current = text
  }, [])
  const day = messageDay(draft, today)
  const identity = identityText(row)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (decision) onDecide(withMessage(decision, draft, suggested.current))
      }}
    >
      <Stack gap="md">
        <p className={classes.text}>
          {row.in_pcr_queue
            ? t('{identity} The patient leaves the NP queue and stays in the PCR queue.', { identity })
            : t('{identity} The patient leaves the queue and your list.', { identity })}
        </p>
        {remark && <p className={classes.text}>{remark}</p>}
        <Radio.Group
          label={t('Decision')}
          value={draft.kind}
          error={errors.kind}
          onChange={(kind) => change(chooseKind(draft, kind as DecisionKind, today))}
        >
          <div className={classes.choices}>
            {DECISIONS.map((kind, place) => (
              <Radio key={kind} value={kind} label={DECISION_NAMES[kind]} data-autofocus={place === 0 || undefined} />
            ))}
          </div>
        </Radio.Group>
        {draft.kind !== '' && <Details draft={draft} errors={errors} onChange={change} />}
        {draft.kind !== '' && day !== undefined && (
          <DecisionMessage
            {...{ patientId: row.patient_id, kind: draft.kind, next_on: day, told: draft.told, message: draft.message }}
            error={errors.message}
            onChange={(changed) => change({ ...draft, ...changed })}
            onSuggest={keepSuggested}
          />
        )}
        {decision && (
          <p className={classes.text} role="status">
            {consequenceText(decision, today)}
          </p>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit">{t('Complete appointment')}</Button>
        </Group>
      </Stack>
    </form>
  )
}

type DetailsProps = { draft: DecisionDraft; errors: Partial<Record<keyof DecisionDraft, string>>; onChange: (draft: DecisionDraft) => void }

/** The fields of the chosen decision. */
function Details({ draft, errors, onChange }: DetailsProps) {
  const field = (name: 'grams' | 'months' | 'weeks' | 'day' | 'reason') => ({
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ ...draft, [name]: event.currentTarget.value }),
  })
  const { kind } = draft
  return (
    <>
      {(kind === 'authorize' || kind === 'authorize-less') && (
        <div className={classes.pair}>
          <TextInput label={t('Grams a day')} inputMode="decimal" {...field('grams')} />
          <TextInput label={t('Months')} inputMode="numeric" {...field('months')} />
        </div>
      )}
      {kind === 'see-again' && (
        <TextInput label={t('In how many weeks')} inputMode="numeric" className={classes.short} {...field('weeks')} />
      )}
      {(kind === 'defer' || kind === 'call-back') && (
        <TextInput label={t('Back in the PCR queue on')} type="date" className={classes.short} {...field('day')} />
      )}
      {kind !== '' && <Textarea label={REASON_LABELS[kind]} autosize minRows={2} maxRows={6} maxLength={2000} {...field('reason')} />}
    </>
  )
}
