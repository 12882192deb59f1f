import type { StatusRow } from '@clinic/contract/patients'
import type { VisitNotes } from '@clinic/contract/patients/visit-notes'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import { isInList } from '@clinic/core/queues/is-in-list'
import { ActionIcon, Button } from '@mantine/core'
import { IconDots, IconNotes, IconPhone, IconPhoneCall, IconPlayerTrackNext } from '@tabler/icons-react'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ContactButton } from '../../features/patients/contact/contact-button.tsx'
import { deathText } from '../../features/patients/death/death-text.ts'
import { IneligibleDialog } from '../../features/patients/ineligible-dialog.tsx'
import { recordName } from '../../features/patients/record/record-name.ts'
import type { RecordFacts } from '../../features/patients/record/record-tab.ts'
import { usePendingAction, useQueueAction } from '../../features/queues/actions/use-queue-action.ts'
import { useDecisionDialog } from '../../features/queues/decision/use-decision-dialog.tsx'
import { useHelpDialog } from '../../features/queues/help/use-help-dialog.tsx'
import { holdRequest } from '../../features/queues/hold/hold-request.ts'
import { useHoldDialog } from '../../features/queues/hold/use-hold-dialog.tsx'
import { type RowAction, rowActionList } from '../../features/queues/row/row-action-list.ts'
import { labelOf, menuLabelOf, runAction } from '../../features/queues/row/run-action.ts'
import { visitNotesKey } from '../../features/visit-notes/use-visit-notes.ts'
import { openCallDialog } from '../../lib/call-dialog.ts'
import { t } from '../../lib/messages/t.ts'
import { type Session, useSession } from '../../lib/session.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { DropMenu } from '../../ui/popup/drop-menu.tsx'
import classes from './record-actions.module.css'

type Next = (() => (() => void) | null) | undefined
type Props = { facts: RecordFacts; onLeave: (() => void) | undefined; next?: Next }

/** What can be done for this patient: quiet actions on the left, the next one filled on the right. */
export function RecordActions({ facts, onLeave, next }: Props) {
  const { record, overview } = facts
  const place = placeOf(record, useSession())
  const phone = overview.data?.details?.phone
  const died = deathText(record)
  if (died !== null)
    return (
      <div className={classes.actions}>
        <ContactButton patientId={record.patient_id} called={recordName(record)} labelClass={classes.label} />
        <span className={classes.place}>{died}</span>
      </div>
    )
  return (
    <div className={classes.actions}>
      {overview.isPending && (
        <Button
          variant="default"
          disabled
          aria-label={t('Call {record}', { record: recordName(record) })}
          leftSection={<IconPhone size={16} aria-hidden />}
        >
          <span className={classes.label}>{t('Call')}</span>
        </Button>
      )}
      {phone && (
        <Button
          component="a"
          href={`tel:${phone}`}
          variant="default"
          aria-label={t('Call {record}', { record: recordName(record) })}
          leftSection={<IconPhone size={16} aria-hidden />}
        >
          <span className={classes.label}>{t('Call')}</span>
        </Button>
      )}
      <Button
        variant="default"
        aria-label={t('Record a call')}
        leftSection={<IconNotes size={16} aria-hidden />}
        onClick={() => openCallDialog(record.patient_id)}
      >
        <span className={classes.label}>{t('Record a call')}</span>
      </Button>
      <LinkButton
        to="/pages/askByPhone"
        search={{ patient: record.patient_id }}
        variant="default"
        aria-label={t('Ask by phone')}
        leftSection={<IconPhoneCall size={16} aria-hidden />}
        {...(onLeave && { onClick: onLeave })}
      >
        <span className={classes.label}>{t('Ask by phone')}</span>
      </LinkButton>
      <ContactButton patientId={record.patient_id} called={recordName(record)} labelClass={classes.label} />
      {place ? (
        <QueueActions facts={facts} place={place} next={next} onLeave={onLeave} />
      ) : (
        <span className={classes.place}>{placeText(record)}</span>
      )}
    </div>
  )
}

/** As in workbench.module.css. */
const PHONE = window.matchMedia('(max-width: 700px)')

/** After these the patient is no longer in the list. */
const LEAVING: ReadonlySet<RowAction> = new Set(['complete', 'completeHelp', 'sendToNp'])

type Place = { queue: Queue; list: PageQuery['list'] }

/** The list of this person’s queues that the patient is in: one’s own patients first. */
function placeOf(row: StatusRow, session: Session): Place | null {
  const queues = (['np', 'pcr'] as const).filter((queue) => (queue === 'np' ? session.isNP : session.isPCR))
  const open = session.queueEnabled ? (['mine', 'unassigned'] as const) : (['mine'] as const)
  const places = open.flatMap((list) => queues.map((queue) => ({ queue, list })))
  const who = { user_id: session.id, provinces: session.licensedProvinces }
  return places.find((place) => isInList(row, { ...place, ...who })) ?? null
}

function placeText({ in_pcr_queue, in_np_queue, assigned_pcr, assigned_np }: StatusRow): string {
  const places = [
    ...(in_pcr_queue ? [assigned_pcr ? t('With {assigned_pcr}, PCR', { assigned_pcr }) : t('In the PCR queue')] : []),
    ...(in_np_queue ? [assigned_np ? t('With {assigned_np}, NP', { assigned_np }) : t('In the NP queue')] : []),
  ]
  return places.join('. ') || t('In no queue')
}

type QueueProps = Props & { place: Place }

function QueueActions({ facts: { record, today, onChanged }, place, next, onLeave }: QueueProps) {
  const { ask, dialog } = useConfirm()
  const holding = useHoldDialog()
  const deciding = useDecisionDialog()
  const helping = useHelpDialog()
  const goOn = useRef<(() => void) | null>(null)
  const act = useQueueAction(place.queue, ask, () => goOn.current?.())
  const client = useQueryClient()
  const pending = usePendingAction(record.patient_id)
  const [marking, setMarking] = useState(false)
  const { likely, quiet, rare } = rowActionList(place.queue, place.list, record)
  const run = (action: RowAction, then: (() => void) | null = null) => {
    // A phone shows the record alone: who has no more to do there is back at the list.
    goOn.current = then ?? (LEAVING.has(action) && PHONE.matches ? (onLeave ?? null) : null)
    runAction(action, record, {
      act,
      markIneligible: () => setMarking(true),
      decide: (row) => deciding.ask({ row, remark: draftRemark(client, row), onDecide: (decision) => act('complete', row, decision) }),
      completeHelp: (row) => helping.ask({ row, onNext: (next) => act('completeHelp', row, next) }),
      holdUntil: (row) => holding.ask(holdRequest(place.queue, row, act)),
    })
  }
  const others = [...quiet, ...rare]
  return (
    <>
      {others.length > 0 && (
        <DropMenu
          entries={() => others.map((action) => ({ label: menuLabelOf(action), run: () => run(action) }))}
          button={(trigger) => (
            <ActionIcon {...trigger} size={36} color="gray" disabled={pending !== null} aria-label={t('More actions')}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          )}
        />
      )}
      <Button className={classes.next} loading={pending === likely} disabled={pending !== null} onClick={() => run(likely)}>
        {labelOf(likely)}
      </Button>
      {next && LEAVING.has(likely) && (
        <ActionIcon
          className={classes.andNext}
          size={36}
          variant="default"
          disabled={pending !== null}
          aria-label={t('{likely} and next', { likely: labelOf(likely) })}
          data-tip={t('{likely} and next', { likely: labelOf(likely) })}
          onClick={() => run(likely, next())}
        >
          <IconPlayerTrackNext size={16} aria-hidden />
        </ActionIcon>
      )}
      <IneligibleDialog
        row={marking ? record : null}
        today={today}
        onClose={() => setMarking(false)}
        onMarked={onChanged}
        onFailed={() => undefined}
      />
      {dialog}
      {holding.dialog}
      {deciding.dialog}
      {helping.dialog}
    </>
  )
}

/** Of a note that was begun in this window. */
function draftRemark(client: QueryClient, { patient_id }: StatusRow): string | undefined {
  const draft = client.getQueryData<VisitNotes>(visitNotesKey(patient_id))?.draft
  return draft ? t('Your visit note is a draft. You can sign it afterwards; it stays on Today until you do.') : undefined
}
