import type { DocumentAction, DocumentState, DocumentSummary } from '@clinic/contract/documents/medical-document'
import { Button, Group, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconCopy, IconDownload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { ActionAsked } from '../signed/action-asked.ts'
import { amountText, endText, isOver, STATE_NAMES, STATE_TONES, sellerText } from '../signed/document-texts.ts'
import { useDocumentFile } from '../signed/use-documents.ts'
import { DocumentHistory } from './document-history.tsx'
import classes from './documents-tab.module.css'

type Listed = Exclude<DocumentAction, 'copy'>
const ACTION_NAMES: Readonly<Record<Listed, string>> = {
  ...{ deliver: t('Send to a seller…'), register: t('Registered on…'), transfer: t('Transferred…'), return: t('Returned…') },
  ...{ replace: t('Replace…'), 'withdraw-support': t('Withdraw support…'), void: t('Void…') },
}
/** In this order. */
const ORDER = Object.keys(ACTION_NAMES) as Listed[]
/** What comes next in a state; the others have no next step. */
const NEXT: Partial<Record<DocumentState, Listed>> = { signed: 'deliver', returned: 'deliver', sent: 'register', received: 'register' }
/** What leads to a registration. The others end or change it. */
const GOING_ON: ReadonlySet<Listed> = new Set(['deliver', 'register'])

type Props = { patientId: string; document: DocumentSummary; onAct: (asked: ActionAsked) => void }

/** One medical document: what it says, where it is, and what can be done with it. */
export function DocumentCard({ patientId, document, onAct }: Props) {
  const { document_number, state, daily_grams, period, practitioner, signed_on, dates_differ, chase_due, supersedes, superseded_by } =
    document
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <article className={classes.card} aria-labelledby={id} data-over={isOver(document) || undefined}>
      <header className={classes.head}>
        <h4 id={id} className={classes.amount}>
          {amountText(daily_grams, period)}
        </h4>
        <Chip tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Chip>
        <span className={classes.number}>{document_number}</span>
      </header>
      <dl className={classes.facts}>
        <Fact name={t('Signed')} value={`${dayText(signed_on)}, ${practitioner}`} />
        <Fact name={t('Ends')} value={endText(document)} />
        <Fact name={t('Seller')} value={sellerText(document)} />
        {supersedes !== null && <Fact name={t('Replaces')} value={supersedes} />}
        {superseded_by !== null && <Fact name={t('Replaced by')} value={superseded_by} />}
      </dl>
      {chase_due !== null && (
        <p className={classes.remark}>
          <Chip tone="warn">{t('{chase_due} days', { chase_due })}</Chip>{' '}
          {t('Signed {chase_due} days ago or longer, and not registered. Ask the seller or the patient.', { chase_due })}
        </p>
      )}
      {dates_differ && (
        <p className={classes.remark}>
          <Chip tone="warn">{t('Two days')}</Chip> {t('Seller and patient gave different days of registration. The earlier one counts.')}
        </p>
      )}
      <Actions patientId={patientId} document={document} onAct={onAct} />
      <UnstyledButton
        className={classes.more}
        aria-expanded={open}
        aria-label={t('Deliveries and history of {document_number}', { document_number })}
        onClick={() => setOpen(!open)}
      >
        <IconChevronDown size={16} aria-hidden className={classes.chevron} />
        {t('Deliveries and history')}
      </UnstyledButton>
      {open && <DocumentHistory patientId={patientId} document={document} onAct={onAct} />}
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Actions({ patientId, document, onAct }: Props) {
  const { id, document_number, actions } = document
  const original = useDocumentFile(patientId, id, 'original')
  const copy = useDocumentFile(patientId, id, 'copy')
  const offered = ORDER.filter((action) => actions.includes(action))
  const next = NEXT[document.state]
  const label = (text: string) => tPair(text.replace('…', ''), document_number)
  return (
    <Group gap="xs">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={15} aria-hidden />}
        aria-label={label(t('Download PDF'))}
        loading={original.isPending}
        onClick={() => original.mutate()}
      >
        {t('Download PDF')}
      </Button>
      {actions.includes('copy') && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={15} aria-hidden />}
          aria-label={label(t('Copy for the patient'))}
          loading={copy.isPending}
          onClick={() => copy.mutate()}
        >
          {t('Copy for the patient')}
        </Button>
      )}
      {offered.map((action) => (
        <Button
          key={action}
          size="xs"
          variant={action === next ? 'filled' : GOING_ON.has(action) ? 'default' : 'subtle'}
          aria-label={label(ACTION_NAMES[action])}
          onClick={() => onAct({ action, document })}
        >
          {ACTION_NAMES[action]}
        </Button>
      ))}
    </Group>
  )
}
