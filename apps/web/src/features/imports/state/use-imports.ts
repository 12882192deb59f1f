import {
  type ImportDetail,
  type ImportKind,
  type ImportOutcome,
  listConflicts,
  listImportRows,
  listImports,
  previewUndo,
  readImport,
  suggestImport,
} from '@clinic/contract/imports'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { isWorking } from './import-steps.ts'

const KEY = ['imports'] as const
/** While something continues; no one asks while the page is hidden. Milliseconds. */
const POLL_MS = 1_000
const LIST_POLL_MS = 3_000

export const importKey = (id: number) => [...KEY, 'one', id] as const
const rowsKey = (id: number) => [...KEY, 'rows', id] as const
export type RowsPlace = { id: number; outcome: ImportOutcome; page: number }
export const placeKey = ({ id, outcome, page }: RowsPlace) => [...rowsKey(id), outcome, page] as const

export function useImports(page: number) {
  return useQuery({
    queryKey: [...KEY, 'list', page],
    queryFn: ({ signal }) => call(listImports, { query: { page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.rows.some((one) => isWorking(one.state)) ? LIST_POLL_MS : false),
  })
}

export function useImport(id: number) {
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => call(readImport, { params: { id: String(id) }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isWorking(state.data?.state) ? POLL_MS : false),
  })
}

/** A sheet, its row of headers and what it holds; without a kind the server recognises it. */
export type ColumnsQuery = { sheet: string; header_row: number; kind: ImportKind | undefined }

export function useSuggestion(id: number, asked: ColumnsQuery, wanted: boolean) {
  return useQuery({
    queryKey: [...KEY, 'suggestion', id, asked],
    queryFn: ({ signal }) => {
      const { kind, ...place } = asked
      return call(suggestImport, { params: { id: String(id) }, query: { ...place, ...(kind && { kind }) }, signal })
    },
    enabled: wanted,
    placeholderData: keepPreviousData,
  })
}

/** Every look is an entry of the audit log, and someone may be correcting: rows are reloaded only after a change. */
export function useImportRows(place: RowsPlace) {
  return useQuery({
    queryKey: placeKey(place),
    queryFn: ({ signal }) =>
      call(listImportRows, { params: { id: String(place.id) }, query: { outcome: place.outcome, page: place.page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Asked again for every look: what has changed since is what is asked about. */
export function useUndoPreview(id: number) {
  return useQuery({
    queryKey: [...KEY, 'undo', id],
    queryFn: ({ signal }) => call(previewUndo, { params: { id: String(id) }, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Further fields of that look; `null`: none are asked for. */
export function useConflicts(id: number, after: number | null) {
  return useQuery({
    queryKey: [...KEY, 'undo', id, 'changed', after],
    queryFn: ({ signal }) => call(listConflicts, { params: { id: String(id) }, query: { after: after ?? 0 }, signal }),
    enabled: after !== null,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export function refreshImports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [...KEY, 'list'] })
}

/** Rows are reloaded where they are looked at next, not now. */
export function outdateRows(client: QueryClient, id: number): Promise<void> {
  return client.invalidateQueries({ queryKey: rowsKey(id), refetchType: 'none' })
}

/** Keeps what a change answered; its rows and the list are reloaded where they are shown next. */
export async function keepImport(client: QueryClient, detail: ImportDetail): Promise<void> {
  client.setQueryData(importKey(detail.id), detail)
  client.removeQueries({ queryKey: rowsKey(detail.id), type: 'inactive' })
  await Promise.all([refreshImports(client), outdateRows(client, detail.id)])
}
