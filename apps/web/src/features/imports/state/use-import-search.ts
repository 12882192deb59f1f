import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type ImportSearch, readImportSearch, writeImportSearch } from './import-search.ts'

/** Which import is open, kept in the address: another step is one that the browser's Back undoes. */
export function useImportSearch(): [ImportSearch, (next: ImportSearch, replace?: boolean) => void] {
  const raw = useSearch({ from: '/pages/spreadsheet_uploader' })
  const navigate = useNavigate()
  const search = useMemo(() => readImportSearch(raw), [raw])
  const go = useCallback(
    (next: ImportSearch, replace = false) =>
      void navigate({ to: '/pages/spreadsheet_uploader', search: writeImportSearch(next), replace, resetScroll: false }),
    [navigate],
  )
  return [search, go]
}
