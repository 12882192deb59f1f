import { readStatus, type StatusRecord, type StatusRow } from '@clinic/contract/patients'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const keyOf = (patientId: string) => ['patient', patientId, 'record'] as const

/** `enabled`: false while it is not shown, so that a change does not read a record that the person may no longer open. */
export function useRecord(patientId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: keyOf(patientId),
    queryFn: ({ signal }) => call(readStatus, { params: { patient_id: patientId }, signal }),
  })
}

/** Puts a changed row into the open record and reloads its audit entries. */
export function usePutRecord(patientId: string): (row: StatusRow) => void {
  const client = useQueryClient()
  return (row) => {
    client.setQueryData<StatusRecord>(keyOf(patientId), (held) => held && { ...held, ...row })
    void client.invalidateQueries({ queryKey: ['patient', patientId, 'audit'] })
  }
}
