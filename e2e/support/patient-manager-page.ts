import type { ManagedPage } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { callAs } from './sessions.ts'
import { STAFF } from './staff.ts'

/** The Patient Manager as an administrator uses it. */
export class ManagerPage {
  readonly page: Page
  readonly table: Locator

  constructor(page: Page) {
    this.page = page
    this.table = page.getByRole('table', { name: 'Patients' })
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/pages/PatientManager${query}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Patient Manager' })).toBeVisible()
    await expect(this.page.getByText('live', { exact: true })).toBeVisible()
    await this.loaded()
  }

  async loaded(): Promise<void> {
    await expect(this.page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  }

  /** The list with this one patient alone. */
  async find(patientId: string): Promise<Locator> {
    await this.open(`?q=${patientId}`)
    return this.row(patientId)
  }

  row(patientId: string): Locator {
    return this.page.locator(`[data-row-key="${patientId}"]`)
  }

  /** The title, which tells whom the list shows and how many. */
  title(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name: text })
  }

  async openDetails(patientId: string): Promise<Locator> {
    const row = await this.find(patientId)
    await row.getByRole('button', { name: `Details of ${patientId}` }).click()
    const dialog = this.page.getByRole('dialog', { name: patientId })
    await expect(dialog.getByRole('heading', { name: 'Audit Logs' })).toBeVisible()
    return dialog
  }

  async press(button: string): Promise<void> {
    await this.page.getByRole('dialog').last().getByRole('button', { name: button, exact: true }).click()
  }

  /** Chooses from a list that opens; what a closed list shows is what is stored or under way. */
  async choose(field: Locator, label: string): Promise<void> {
    await field.click()
    await this.page.getByRole('option', { name: label, exact: true }).click()
  }

  /** A message at the bottom right; it is closed, so that the next one is not mistaken for it. */
  async expectMessage(message: string): Promise<void> {
    const alert = this.page.getByRole('alert').filter({ hasText: message }).first()
    await expect(alert).toBeVisible()
    await alert.getByRole('button', { name: 'Close message' }).click()
    await expect(this.page.getByRole('alert').filter({ hasText: message })).toHaveCount(0)
  }

  /** Lets the next changes fail: answered with an error, or not answered at all. Gives back how to let them through again. */
  async break(how: 'refused' | 'unreached', path = '**/api/patients/*/manage'): Promise<() => Promise<void>> {
    const handle = (route: Route) => (how === 'unreached' ? route.abort() : route.fulfill({ status: 500, json: {} }))
    await this.page.route(path, handle)
    return () => this.page.unroute(path, handle)
  }
}

/** Journeys that change patients, of both files. */
const PLACES = 14

/**
 * A seeded patient of a journey's own, in no queue. Who it can be depends on the id alone and not on how others are, so that journeys side by
 * side never meet: `place` tells journeys apart, `isMobile` their two sizes.
 */
export async function pick(
  fits: (row: StatusRow) => boolean,
  { place, isMobile }: { place: number; isMobile: boolean },
): Promise<StatusRow> {
  const pages = [1, 2, 3, 4].map((page) =>
    callAs<ManagedPage>(STAFF.admin, `/api/patients/manage?search=TCN-20&sort=patient_id&size=100&page=${page}`),
  )
  const seeded = (await Promise.all(pages)).flatMap(({ rows }) => rows).filter(({ patient_id }) => /^TCN-20[0-3]/.test(patient_id))
  const own = seeded.filter(({ patient_id }) => Number(patient_id.slice(-4)) % PLACES === place)
  const row = own.filter((one) => !one.in_pcr_queue && !one.in_np_queue && fits(one)).at(isMobile ? -1 : 0)
  if (!row) throw new Error(`no patient at place ${place}`)
  return row
}

export const isEligible = (row: StatusRow) => row.eligible && row.patient_active

/** How a patient is by now, regardless of the screen. */
export async function stored(patientId: string): Promise<StatusRow> {
  return callAs<StatusRow>(STAFF.admin, `/api/patient_status/${patientId}`)
}
