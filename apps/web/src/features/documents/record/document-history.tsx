import type { DocumentDelivery, DocumentSummary } from '@clinic/contract/documents/medical-document'
import { Button, Skeleton } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { ActionAsked } from '../signed/action-asked.ts'
import { OUTCOME_NAMES, WAYS_IN_TEXT } from '../signed/document-texts.ts'
import { useDocument, useLetter } from '../signed/use-documents.ts'
import classes from './documents-tab.module.css'

type Props = { patientId: string; document: DocumentSummary; onAct: (asked: ActionAsked) => void }

/** Where a document was sent, and what happened to it. */
export function DocumentHistory({ patientId, document, onAct }: Props) {
  const detail = useDocument(patientId, document.id, true)
  if (detail.isPending) return <Skeleton height={60} role="status" aria-label={t('Loading the history')} />
  if (detail.isError)
    return (
      <div role="alert">
        {problemSentence(detail.error)}{' '}
        <Button variant="default" size="xs" onClick={() => void detail.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  const { deliveries, events, intact, copies } = detail.data
  return (
    <div className={classes.history}>
      {!intact && (
        <p role="alert" className={classes.altered}>
          {t('This is not what was signed: the stored document was altered. Don’t use it, and tell an administrator.')}
        </p>
      )}
      {deliveries.length > 0 && (
        <ul className={classes.list} aria-label={t('Deliveries of {document_number}', { document_number: document.document_number })}>
          {deliveries.map((delivery) => (
            <Delivery
              key={delivery.id}
              document={document}
              delivery={delivery}
              onOutcome={() => onAct({ action: 'outcome', document, delivery })}
            />
          ))}
        </ul>
      )}
      <ul className={classes.list} aria-label={t('History of {document_number}', { document_number: document.document_number })}>
        {events.map(({ at, by, text }) => (
          <li key={`${at} ${text}`} className={classes.event}>
            <span className={classes.soft}>{momentText(at)}</span>
            <span>
              {text} {by !== '' && <span className={classes.soft}>{by}</span>}
            </span>
          </li>
        ))}
      </ul>
      {copies > 0 && (
        <p className={classes.soft}>{t('{copies, plural, one {One copy} other {# copies}} made for the patient.', { copies })}</p>
      )}
    </div>
  )
}

type DeliveryProps = { document: DocumentSummary; delivery: DocumentDelivery; onOutcome: () => void }

function Delivery({ document, delivery, onOutcome }: DeliveryProps) {
  const { seller, way, number, initials, pages, outcome, reason, by, at, fax, letter, to_do, done } = delivery
  const file = useLetter(document.id, delivery.id)
  const details = [number, initials ? t('initials on it') : '', t('{pages, plural, one {# page} other {# pages}}', { pages })].filter(
    (part) => part !== '',
  )
  return (
    <li className={classes.delivery}>
      <span className={classes.what}>
        <span className={classes.strong}>
          {seller}, {letter ? letterName(document.state) : ''}
          {WAYS_IN_TEXT[way]}
        </span>
        <span className={classes.soft}>
          {momentText(at)}, {by} · {details.join(', ')}
          {reason !== '' && ` · ${reason}`}
          {done && ` · ${t('sent {at} by {by}', { at: momentText(done.at), by: done.by })}`}
          {to_do !== null && ` · ${t('to send by {to_do}, due since {at}', { to_do, at: momentText(at) })}`}
        </span>
      </span>
      <Chip tone={outcome === 'received' ? 'good' : outcome === 'refused' || to_do !== null ? 'warn' : 'accent'}>
        {to_do === null ? outcomeName(outcome, fax) : t('To send')}
      </Chip>
      {letter && (
        <Button
          size="xs"
          variant="default"
          aria-label={t('Save the letter to {seller}', { seller })}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('Save the letter')}
        </Button>
      )}
      {outcome === 'sent' && fax !== 'waiting' && (
        <Button size="xs" variant="default" aria-label={t('Record outcome… of the delivery to {seller}', { seller })} onClick={onOutcome}>
          {t('Record outcome…')}
        </Button>
      )}
    </li>
  )
}

function letterName(state: DocumentSummary['state']): string {
  return state === 'replaced' ? t('letter that tells of the new document, ') : t('letter that withdraws support, ')
}

/** A fax that the program sends leaves within a minute of the delivery. */
function outcomeName(outcome: DocumentDelivery['outcome'], fax: DocumentDelivery['fax']): string {
  if (fax === 'failed') return t('Fax not sent')
  return outcome === 'sent' && fax === 'waiting' ? t('Fax is being sent') : OUTCOME_NAMES[outcome]
}
