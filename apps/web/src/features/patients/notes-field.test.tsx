import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { patientRow } from '../../../test/build.ts'
import { render } from '../../../test/render.tsx'
import { NotesField } from './notes-field.tsx'

test('Escape removes what was typed in a row’s note, and the next one leaves the field, so that the keys of the list work', async () => {
  const row = patientRow({ appointment_notes: 'Call after five' })
  const { user } = await render(
    <table>
      <tbody>
        <tr>
          <td>
            <button type="button">Asha Nair</button>
            <NotesField row={row} onSaved={() => undefined} />
          </td>
        </tr>
      </tbody>
    </table>,
  )
  const field = screen.getByRole('textbox', { name: `Appointment notes of ${row.patient_id}` })
  await user.click(field)
  await user.keyboard('!{Escape}')
  expect((field as HTMLTextAreaElement).value).toBe('Call after five')
  expect(document.activeElement).toBe(field)
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Asha Nair' }))
})
