import type { StatusRecord } from '@clinic/contract/patients'
import { Skeleton } from '@mantine/core'
import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { later, useLater } from '../../lib/later.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useSession } from '../../lib/session.ts'
import { useOpenPatient } from '../../lib/workbench/use-open-patient.ts'
import { leavePane, useRowPane } from '../../lib/workbench/use-row-pane.ts'
import { useRowShortcuts } from '../../lib/workbench/use-row-shortcuts.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { Page } from '../../ui/page.tsx'
import { Workbench } from '../../ui/workbench/workbench.tsx'
import { FilterChips } from './filters/filter-chips.tsx'
import { FiltersPopover } from './filters/filters-popover.tsx'
import { managedQueryOf } from './filters/patient-manager-search.ts'
import { usePatientManagerSearch } from './filters/use-patient-manager-search.ts'
import { useLivePatientManager } from './live/use-live-patient-manager.ts'
import { type Ask, type Manage, useManage } from './live/use-manage.ts'
import { useManagedPage } from './live/use-managed-page.ts'
import { useQueueStaff } from './live/use-queue-staff.ts'
import classes from './patient-manager-screen.module.css'
import { questionBefore } from './questions.ts'
import { ManagedTable } from './table/managed-table.tsx'
import type { DateAsked, PatientManagerParts, PatientManagerTools } from './table/patient-manager-tools.ts'

const ManageForm = lazy(() => import('./dialog/manage-form.tsx').then((module) => ({ default: module.ManageForm })))
const DATE_DIALOG = later(async () => (await import('./dialog/date-dialog.tsx')).DateDialog)

/** The Patient Manager: every patient, found, filtered and changed (REQ-583 to REQ-650), and beside them one patient’s record. */
export function PatientManagerScreen({ parts }: { parts: PatientManagerParts }) {
  const { name } = useSession()
  const [search, change] = usePatientManagerSearch()
  const opened = useOpenPatient('/pages/PatientManager')
  const { ask, dialog } = useConfirm()
  const [details, setDetails] = useState<string | null>(null)
  const [date, setDate] = useState<DateAsked | null>(null)
  const [DateDialog, dateDrawn] = useLater(DATE_DIALOG, date !== null)
  const live = useLivePatientManager()
  const staff = useQueueStaff()
  const page = useManagedPage(managedQueryOf(search))
  const changePatient = useChange(ask)
  const tools: PatientManagerTools = useMemo(() => ({ change: changePatient, openDetails: setDetails, editDate: setDate }), [changePatient])
  const place = useRef<HTMLDivElement>(null)
  const searchBox = useRef<HTMLInputElement>(null)
  useRowShortcuts(place, {
    onSearch: () => searchBox.current?.focus(),
    ...useRowPane(opened),
    onEscape: () => leavePane(place.current, opened),
  })

  const pcrName = search.pcr === '' ? null : (staff.pcrs.find(({ id }) => String(id) === search.pcr)?.name ?? null)
  const pcrs = staff.pcrs.map(({ id, name: label }) => ({ value: String(id), label }))
  const manage = (record: StatusRecord, now: string) => (
    <Suspense fallback={<Skeleton height={300} role="status" aria-label={t('Loading the form')} />}>
      <ManageForm record={record} now={now} tools={tools} parts={parts} staff={staff} />
    </Suspense>
  )
  return (
    <Page fill>
      <Workbench whole opened={opened} place={place} onEnlarge={setDetails} record={(pane) => parts.record({ ...pane, manage })}>
        <div className={classes.toolbar}>
          <p className={classes.greeting}>{t('Hello, {name}.', { name })}</p>
          {parts.searchBox({ value: search.q, placeholder: t('Search patient ID'), onSearch: (q) => change({ q }), inputRef: searchBox })}
          <FiltersPopover filters={search} pcrs={pcrs} onApply={change} />
          <FilterChips filters={search} pcrName={pcrName} onChange={change} />
          <span className={classes.end}>{parts.liveSign(live)}</span>
        </div>
        <div ref={place} data-wide>
          <ManagedTable current={opened.patient} onChange={change} {...{ page, search, pcrName, tools, parts }} />
        </div>
      </Workbench>
      {parts.details({ patientId: details, manage, onClose: () => setDetails(null) })}
      {DateDialog && <DateDialog asked={dateDrawn ? date : null} change={changePatient} onClose={() => setDate(null)} />}
      {dialog}
    </Page>
  )
}

/** Asks where a change wants asking; a no is said, and nothing was done (REQ-627). The same function for good, so that rows stay as drawn. */
function useChange(ask: Ask): Manage {
  const manage = useManage(ask)
  const latest = useRef({ manage, ask })
  useLayoutEffect(() => {
    latest.current = { manage, ask }
  })
  return useCallback<Manage>((row, action, after) => {
    const question = questionBefore(row, action)
    if (!question) return latest.current.manage(row, action, after)
    void latest.current.ask(question).then((yes) => (yes ? latest.current.manage(row, action, after) : notify.info(question.cancelled)))
  }, [])
}
