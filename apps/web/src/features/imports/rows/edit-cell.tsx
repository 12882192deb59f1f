import type { ImportRow } from '@clinic/contract/imports'
import { Loader, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { columnLabel } from '../state/import-messages.ts'
import type { EditRow } from './use-edit-row.ts'

type Props = {
  row: ImportRow
  /** The column, from 0. */
  place: number
  headers: readonly string[]
  /** What is wrong with it. */
  message: string | null
  edit: EditRow
}

/** One cell of the file, corrected by Enter or by going elsewhere; Escape restores what is there. */
export function EditCell({ row, place, headers, message, edit }: Props) {
  const stored = row.cells[place] ?? ''
  const [typed, setTyped] = useState(stored)
  const [sent, setSent] = useState(stored)
  const [busy, setBusy] = useState(false)
  if (sent !== stored) {
    setSent(stored)
    setTyped(stored)
  }
  const put = async () => {
    if (typed === stored || busy) return
    setBusy(true)
    await edit.cell(row, place, typed)
    setBusy(false)
  }
  return (
    <TextInput
      label={columnLabel(headers, place)}
      aria-label={t('{column}, row {row_number}', { column: columnLabel(headers, place), row_number: row.row_number })}
      value={typed}
      error={message}
      autoComplete="off"
      rightSection={busy ? <Loader size={14} /> : null}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => void put()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void put()
        if (event.key === 'Escape' && typed !== stored) {
          event.stopPropagation()
          setTyped(stored)
        }
      }}
    />
  )
}
