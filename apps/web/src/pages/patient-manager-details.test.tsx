import { readAuditLog } from '@clinic/contract/audit'
import { managePatient } from '@clinic/contract/patient-manager'
import type { StatusRow } from '@clinic/contract/patients'
import { assign } from '@clinic/contract/queues'
import { listNps } from '@clinic/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { patientRow } from '../../test/build.ts'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { changesSucceed, ID, kept, openPatientManager, ordersSent, pressInDialog, serveStaff } from '../../test/open-patient-manager.tsx'

const button = (name: string) => screen.getByRole('button', { name })
const dialog = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name: new RegExp(name) })

/** Ways in which a change fails, with the specification's words for each. */
const failing = (refused: string, broken: string) =>
  [
    ['is refused', () => api.refuses(managePatient, 'internal-error'), refused],
    ['does not arrive', () => api.disconnects(managePatient), broken],
  ] as const

beforeEach(serveStaff)

describe('the record beside the list', () => {
  test('opens by a click on its row, with what the Patient Manager sets, and closes by Escape', async () => {
    const { user } = await openPatientManager()
    const pane = within(screen.getByRole('complementary', { name: 'Open patient' }))
    await user.click(screen.getByText(`${kept.row.first_name} ${kept.row.last_name}`))
    expect((await pane.findByRole('tab', { name: 'Manage' })).getAttribute('aria-selected')).toBe('true')
    expect(await pane.findByRole('combobox', { name: 'Assign PCR' })).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectAccessible()
    await user.keyboard('{Escape}{Escape}')
    await waitFor(() => expect(pane.queryByRole('tab')).toBeNull())
  })

  test('is the same at its address, and is enlarged to the details (REQ-599)', async () => {
    const { user } = await openPatientManager({}, `?patient=${ID}`)
    const pane = within(screen.getByRole('complementary', { name: 'Open patient' }))
    await user.click(await pane.findByRole('button', { name: 'Enlarge' }))
    expect(within(await dialog(ID)).getByRole('tab', { name: 'Manage' })).toBeDefined()
  })
})

describe('the details', () => {
  const details = async (parts: Partial<StatusRow> = {}) => {
    const shown = await openPatientManager(parts)
    await shown.user.click(button(`Details of ${ID}`))
    const form = within(await dialog(ID))
    await form.findByRole('combobox', { name: 'Province' })
    return { ...shown, form }
  }
  const choose = async (user: { click: (element: Element) => Promise<void> }, field: HTMLElement, label: string) => {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: label }))
  }

  test('hold everything the specification lists (REQ-600 to REQ-610)', async () => {
    const { form } = await details({ system_notes: 'Sent to the NP queue' })
    for (const name of ['Province', 'Assign PCR', 'Assign NP']) expect(form.getByRole('combobox', { name })).toBeDefined()
    for (const name of ['In PCR Queue', 'PCR Help Needed', 'In NP Queue']) {
      expect(form.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
    }
    expect(form.getByLabelText('Reason for help')).toBeDefined()
    for (const side of ['PCR', 'NP']) {
      expect(form.getByLabelText(`Appointment type (${side})`)).toBeDefined()
      expect(form.getByRole('button', { name: `Confirm appointment type for the ${side} queue` }).textContent).toBe('Confirm')
    }
    expect(within(form.getByRole('region', { name: 'Appointment Notes' })).getByRole('textbox')).toBeDefined()
    const system = within(form.getByRole('region', { name: 'System Notes' }))
    expect([system.queryByRole('textbox'), system.queryByText('Sent to the NP queue')?.tagName]).toEqual([null, 'P'])
    expect(form.getAllByRole('button', { name: 'Close' }).length).toBeGreaterThan(0)
    await expectAccessible()
  })

  test('close by Close (REQ-610)', async () => {
    const { user, form } = await details()
    await user.click(form.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('offer the NPs who are licensed where the patient lives and nobody else (REQ-602)', async () => {
    const { user, form } = await details()
    await user.click(form.getByRole('combobox', { name: 'Assign NP' }))
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option')
    expect(offered.map((option) => option.textContent)).toEqual(['Unassigned', 'Dana Whitfield'])
  })

  test('say that there are no audit records (REQ-609, REQ-612)', async () => {
    const { form } = await details()
    expect(await form.findByText('No audit records found.')).toBeDefined()
  })

  test('say that the audit records could not be loaded, and try again (REQ-650)', async () => {
    api.refuses(readAuditLog, 'internal-error')
    const { user, form } = await details()
    expect(await form.findByText(/^Failed to load audit logs\./)).toBeDefined()
    api.answers(readAuditLog, [])
    await user.click(within(form.getByRole('region', { name: 'Audit Logs' })).getByRole('button'))
    expect(await form.findByText('No audit records found.')).toBeDefined()
  })

  test('say that the staff could not be loaded, and try again (REQ-649)', async () => {
    api.refuses(listNps, 'internal-error')
    const { user, form } = await details()
    expect((await form.findAllByText(/^Failed to load auth groups\./)).length).toBeGreaterThan(0)
    api.answers(listNps, [])
    await user.click(within(form.getByRole('group', { name: 'NP' })).getByRole('button', { name: /^(Retry|Try again)$/ }))
    await waitFor(() => expect(form.queryByText(/^Failed to load auth groups\./)).toBeNull())
  })

  test('show the audit records newest first (REQ-609, REQ-611)', async () => {
    const entry = { user: 'Noor Ito', description: '', entity: '{}', changes: '{}', additionalInfo: '', patient_id: ID }
    api.answers(readAuditLog, [
      { ...entry, id: 2, action: 'Claim Patient', createdAt: '2026-03-02T14:00:00.000Z' },
      { ...entry, id: 1, action: 'New Patient Created', createdAt: '2026-03-01T14:00:00.000Z' },
    ])
    const { form } = await details()
    const items = within(await form.findByRole('list', { name: 'History' })).getAllByRole('listitem')
    expect(items.map((item) => within(item).getByText(/Claim Patient|New Patient Created/).textContent)).toEqual([
      ...['Claim Patient', 'New Patient Created'],
    ])
  })

  test('write the province at once (REQ-600, REQ-624, REQ-641)', async () => {
    const { user, form } = await details()
    changesSucceed('Province updated successfully.', { province: 'Alberta' })
    await choose(user, form.getByRole('combobox', { name: 'Province' }), 'Alberta')
    expect(await screen.findByText('Province updated successfully.')).toBeDefined()
    expect(ordersSent()).toEqual([{ verb: 'set-province', province: 'AB' }])
  })

  test.each(failing('Failed to update province.', 'Error updating province.'))(
    'a province that %s leaves the old one (REQ-641)',
    async (_, fail, text) => {
      const { user, form } = await details()
      fail()
      const province = form.getByRole<HTMLInputElement>('combobox', { name: 'Province' })
      await choose(user, province, 'Nova Scotia')
      expect(await screen.findByText(text, { exact: false })).toBeDefined()
      await waitFor(() => expect(province.value).toBe('Ontario'))
    },
  )

  test('a province that somebody else changed meanwhile shows the fresh row (REQ-641)', async () => {
    const { user, form } = await details()
    const fresh = patientRow({ province: 'Nunavut', version: 2 })
    api.refuses(managePatient, 'version-conflict', { details: { patient: fresh } })
    const province = form.getByRole<HTMLInputElement>('combobox', { name: 'Province' })
    kept.row = fresh
    await choose(user, province, 'Manitoba')
    expect(await screen.findByText(/^Failed to update province\. /)).toBeDefined()
    await waitFor(() => expect(province.value).toBe('Nunavut'))
  })

  for (const [queue, person, number] of [
    ['PCR', 'Amara Osei', 'REQ-601, REQ-639'],
    ['NP', 'Dana Whitfield', 'REQ-602, REQ-640'],
  ] as const) {
    test(`assign a ${queue} at once (REQ-624, ${number})`, async () => {
      const { user, form } = await details()
      api.answers(assign, () => {
        kept.row = {
          ...kept.row,
          [`assigned_${queue.toLowerCase()}`]: person,
          [`assigned_${queue.toLowerCase()}_id`]: queue === 'PCR' ? 11 : 12,
        }
        return { patient: kept.row, message: 'x', undo: null }
      })
      const field = form.getByRole<HTMLInputElement>('combobox', { name: `Assign ${queue}` })
      await choose(user, field, person)
      expect(await screen.findByText(`${queue} assignment updated.`)).toBeDefined()
      await waitFor(() => expect(field.value).toBe(person))
    })

    test.each([
      ['refused', `Failed to update ${queue} assignment.`],
      ['unreached', `Error updating ${queue} assignment.`],
    ])(`a ${queue} assignment that is %s says “%s” and leaves nobody (${number})`, async (how, text) => {
      const { user, form } = await details()
      if (how === 'refused') api.refuses(assign, 'internal-error')
      else api.disconnects(assign)
      const field = form.getByRole<HTMLInputElement>('combobox', { name: `Assign ${queue}` })
      await choose(user, field, person)
      expect(await screen.findByText(text, { exact: false })).toBeDefined()
      await waitFor(() => expect(field.value).toBe('Unassigned'))
    })
  }

  test('ask before somebody whose hands are full gets one more (C-2)', async () => {
    const { user, form } = await details()
    api.refuses(assign, 'limit-needs-confirmation', { details: { name: 'Dana Whitfield' } })
    await choose(user, form.getByRole('combobox', { name: 'Assign NP' }), 'Dana Whitfield')
    await waitFor(async () => expect((await screen.findAllByRole('dialog')).at(-1)?.textContent).toContain('maximum number of patients'))
    api.answers(assign, () => ({ patient: kept.row, message: 'x', undo: null }))
    await pressInDialog(user, 'Assign anyway')
    expect(await screen.findByText('NP assignment updated.')).toBeDefined()
    expect(api.received(assign).at(-1)?.body).toEqual({ user_id: 12, confirmed: true })
  })

  test('put into the PCR queue after a yes, with the reason that the specification gives (REQ-603, REQ-620, REQ-624, REQ-633)', async () => {
    const { user, form } = await details()
    changesSucceed('Patient PCR queue changed successfully!', {
      in_pcr_queue: true,
      need_pcr_help_flag: true,
      pcr_help_reason: 'Added By Patient Manager',
      appointment_type: 'Added By Patient Manager',
    })
    await user.click(form.getByRole('checkbox', { name: 'In PCR Queue' }))
    await pressInDialog(user, 'Put in PCR queue')
    expect(await screen.findByText('Patient PCR queue changed successfully!')).toBeDefined()
    expect(ordersSent()[0]).toMatchObject({
      verb: 'put-in-pcr-queue',
      need_pcr_help_flag: true,
      pcr_help_reason: 'Added By Patient Manager',
      appointment_type: 'Added By Patient Manager',
    })
    await waitFor(() => expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'PCR Help Needed' }).checked).toBe(true))
    expect(form.getByLabelText<HTMLInputElement>('Reason for help').value).toBe('Added By Patient Manager')
  })

  test('a no leaves the patient outside: “PCR queue add cancelled” (REQ-631)', async () => {
    const { user, form } = await details()
    await user.click(form.getByRole('checkbox', { name: 'In PCR Queue' }))
    await pressInDialog(user, 'Cancel')
    expect(await screen.findByText('PCR queue add cancelled')).toBeDefined()
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'In PCR Queue' }).checked).toBe(false)
  })

  test.each(failing('Failed to add patient to PCR queue.', 'Error adding patient to PCR queue.'))(
    'a PCR queue that %s leaves the box empty (REQ-634, REQ-635)',
    async (_, fail, text) => {
      const { user, form } = await details()
      fail()
      await user.click(form.getByRole('checkbox', { name: 'In PCR Queue' }))
      await pressInDialog(user, 'Put in PCR queue')
      expect(await screen.findByText(text, { exact: false })).toBeDefined()
      await waitFor(() => expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'In PCR Queue' }).checked).toBe(false))
    },
  )

  test('write the reason for help by Enter, and take the flag off (REQ-604, REQ-624, REQ-633)', async () => {
    const { user, form } = await details({ in_pcr_queue: true, need_pcr_help_flag: true, pcr_help_reason: 'Added By Patient Manager' })
    changesSucceed('Patient PCR queue changed successfully!', { pcr_help_reason: 'Asked to be called' })
    const reason = form.getByLabelText('Reason for help')
    await user.clear(reason)
    await user.type(reason, 'Asked to be called{Enter}')
    await waitFor(() => expect(ordersSent()).toHaveLength(1))
    await screen.findByText('Patient PCR queue changed successfully!')
    await user.click(form.getByRole('checkbox', { name: 'PCR Help Needed' }))
    await waitFor(() => expect(ordersSent()).toHaveLength(2))
    expect(ordersSent()).toMatchObject([
      { verb: 'set-help', need_pcr_help_flag: true, pcr_help_reason: 'Asked to be called' },
      { verb: 'set-help', need_pcr_help_flag: false },
    ])
  })

  test('write the appointment type of the PCR side with Confirm (REQ-605, REQ-633)', async () => {
    const { user, form } = await details({ in_pcr_queue: true })
    changesSucceed('Patient PCR queue changed successfully!', { appointment_type: 'Follow Up' })
    await user.selectOptions(form.getByLabelText('Appointment type (PCR)'), 'Follow Up')
    expect(ordersSent()).toEqual([])
    await user.click(form.getByRole('button', { name: 'Confirm appointment type for the PCR queue' }))
    expect(await screen.findByText('Patient PCR queue changed successfully!')).toBeDefined()
    expect(ordersSent()).toEqual([{ verb: 'set-appointment-type', appointment_type: 'Follow Up', queue: 'pcr' }])
  })

  test('put into the NP queue with its own type (REQ-606, REQ-624, REQ-636)', async () => {
    const { user, form } = await details()
    changesSucceed('Patient NP queue changed successfully!', { in_np_queue: true, appointment_type: 'Renewal' })
    await user.selectOptions(form.getByLabelText('Appointment type (NP)'), 'Renewal')
    await user.click(form.getByRole('button', { name: 'Confirm appointment type for the NP queue' }))
    expect(await screen.findByText('Patient NP queue changed successfully!')).toBeDefined()
    expect(ordersSent()[0]).toMatchObject({ appointment_type: 'Renewal' })
    await waitFor(() => expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'In NP Queue' }).checked).toBe(true))
  })

  test.each(failing('Failed to add patient to NP queue.', 'Error adding patient to NP queue.'))(
    'an NP queue that %s leaves the box empty (REQ-637, REQ-638)',
    async (_, fail, text) => {
      const { user, form } = await details()
      fail()
      await user.click(form.getByRole('checkbox', { name: 'In NP Queue' }))
      expect(await screen.findByText(text, { exact: false })).toBeDefined()
      await waitFor(() => expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'In NP Queue' }).checked).toBe(false))
    },
  )

  test('work by keys: search, details, and back to where one was (REQ-587, REQ-592)', async () => {
    const { user } = await openPatientManager()
    button(`Details of ${ID}`).focus()
    await user.keyboard('{Enter}')
    await dialog(ID)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(button(`Details of ${ID}`)))
  })
})
