import { readMessageFacts } from '@clinic/contract/queues/decision'
import type { DecisionKind } from '@clinic/contract/vocabulary'
import { visitMessage } from '@clinic/core/queues/visit-message'
import { Button, Checkbox, Skeleton, Stack, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './decision-dialog.module.css'

type Facts = { language: 'en' | 'fr'; emailed: boolean }
type Props = {
  patientId: string
  kind: DecisionKind
  next_on: string | null
  told: boolean
  /** Null: as it is suggested. */
  message: string | null
  error: string | undefined
  onChange: (change: { told?: boolean; message?: string | null }) => void
  onSuggest: (text: string) => void
}

/** What the patient will read of the decision: suggested in their language, changed or omitted by the practitioner (F-8). */
export function DecisionMessage({ patientId, kind, next_on, told, message, error, onChange, onSuggest }: Props) {
  const facts = useQuery({
    queryKey: ['patient', patientId, 'message-facts'],
    queryFn: ({ signal }) => call(readMessageFacts, { params: { patient_id: patientId }, signal }),
  })
  const suggested = facts.data ? visitMessage({ kind }, { language: facts.data.language, next_on }) : null
  useEffect(() => {
    if (suggested !== null) onSuggest(suggested)
  }, [suggested, onSuggest])
  return (
    <Stack gap="xs">
      <Checkbox
        label={t('Write to the patient in the chat')}
        checked={told}
        onChange={(event) => onChange({ told: event.currentTarget.checked })}
      />
      {told && facts.isPending && <Skeleton height={96} role="status" aria-label={t('Loading the suggested message')} />}
      {told && facts.isError && (
        <p className={classes.text} role="alert">
          {t('The suggested message could not be loaded. The patient gets the usual words for this decision in their language.')}{' '}
          <Button variant="default" onClick={() => void facts.refetch()}>
            {t('Try again')}
          </Button>
        </p>
      )}
      {told && facts.data && suggested !== null && (
        <>
          <Textarea
            label={t('Message to the patient')}
            description={describe(facts.data)}
            lang={facts.data.language}
            autosize
            minRows={3}
            maxRows={8}
            maxLength={2000}
            value={message ?? suggested}
            error={error}
            onChange={(event) => onChange({ message: event.currentTarget.value })}
          />
          {message !== null && message !== suggested && (
            <div>
              <Button variant="subtle" onClick={() => onChange({ message: null })}>
                {t('Use the suggested words')}
              </Button>
            </div>
          )}
        </>
      )}
    </Stack>
  )
}

function describe({ language, emailed }: Facts): string {
  const words = language === 'fr' ? t('In French, their language.') : t('In English, their language.')
  const away = emailed
    ? t('If they are away, an email says that a message waits, without a word about health.')
    : t('There is no address to email them at: they read it when they come back to the chat.')
  return t('{words} Shown one minute after completing, when it can no longer be undone. {away}', { words, away })
}
