import type { Output } from '@clinic/contract/endpoint'
import { correctImportRow, type ImportDetail, type ImportRow, type listImportRows } from '@clinic/contract/imports'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { importKey, outdateRows, placeKey, type RowsPlace } from '../state/use-imports.ts'

type Rows = Output<typeof listImportRows>
type RowEdit = { cells?: Record<string, string>; left_out?: boolean }

/** Corrects a cell, or leaves a row out with a way back. The result is shown in the row's place. */
export function useEditRow(place: RowsPlace) {
  const client = useQueryClient()
  return useMemo(() => {
    const send = async ({ row_number }: ImportRow, body: RowEdit): Promise<ImportRow | null> => {
      try {
        const params = { id: String(place.id), row_number: String(row_number) }
        const { row, counts } = await call(correctImportRow, { params, body })
        await outdateRows(client, place.id)
        client.setQueryData<Rows>(placeKey(place), (now) => now && withRow(now, row))
        client.setQueryData<ImportDetail>(importKey(place.id), (now) => now && { ...now, counts })
        return row
      } catch (error) {
        notify.failure(problemSentence(error))
        return null
      } finally {
        // Its version has gone on.
        await client.invalidateQueries({ queryKey: importKey(place.id) })
      }
    }
    const exclude = async (row: ImportRow, out: boolean): Promise<void> => {
      const now = await send(row, { left_out: out })
      if (!now) return
      const content = out
        ? t('Row {row_number} excluded.', { row_number: row.row_number })
        : t('Row {row_number} included.', { row_number: row.row_number })
      notify.success(content, { label: t('Undo'), run: () => void exclude(now, !out) })
    }
    return { cell: (row: ImportRow, column: number, text: string) => send(row, { cells: { [column]: text } }), exclude }
  }, [client, place])
}

export type EditRow = ReturnType<typeof useEditRow>

function withRow(rows: Rows, row: ImportRow): Rows {
  return { ...rows, rows: rows.rows.map((one) => (one.row_number === row.row_number ? row : one)) }
}
