import { listManaged, type ManageOrder, managePatient } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { listNps, listPcrs } from '@clinic/contract/users'
import { screen, within } from '@testing-library/react'
import { PatientManagerPage } from '../src/pages/patient-manager-page.tsx'
import { colleague, NOW, patientRow } from './build.ts'
import { api } from './fake-api.ts'
import { render } from './render.tsx'
import { serveRecord } from './serve-record.ts'

export const ID = 'TCN-20418'

/** The one patient of these tests: the list, the record and the answers to changes show the same row. */
export const kept: { row: StatusRow } = { row: patientRow() }

/** Opens the Patient Manager with that patient; two NPs and a PCR are there. */
export async function openPatientManager(parts: Partial<StatusRow> = {}, search = '') {
  kept.row = patientRow({ upcoming_renewal_date: '2026-12-01', ...parts })
  api.answers(listManaged, () => ({ rows: [kept.row], total: 1, now: NOW }))
  const shown = await render(<PatientManagerPage />, { as: { scopes: ['admin'] }, at: `/pages/PatientManager${search}` })
  await screen.findByRole('table', { name: 'Patients' })
  return shown
}

/** Answers what the page reads beside its list. */
export function serveStaff(): void {
  api.answers(listPcrs, [colleague({ id: 11, name: 'Amara Osei' })])
  api.answers(listNps, [
    colleague({ id: 12, name: 'Dana Whitfield' }),
    colleague({ id: 13, name: 'Far Away', licensed_provinces: 'Yukon' }),
  ])
  serveRecord(() => kept.row)
}

/** The next changes succeed, with these words and fields. */
export function changesSucceed(message: string, parts: Partial<StatusRow> = {}): void {
  api.answers(managePatient, () => {
    kept.row = { ...kept.row, ...parts, version: kept.row.version + 1 }
    return { patient: kept.row, message }
  })
}

/** The changes that were sent. */
export function ordersSent(): ManageOrder[] {
  return api.received(managePatient).map(({ body }) => body.order)
}

/** Presses a button of the dialog in front. */
export async function pressInDialog(user: { click: (element: Element) => Promise<void> }, name: string): Promise<void> {
  const [front] = (await screen.findAllByRole('dialog')).slice(-1)
  if (!front) throw new Error('No dialog is open')
  await user.click(within(front).getByRole('button', { name }))
}
