import { type AlarmList, listAlarms } from '@clinic/contract/alarms'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import { useLive } from '../live.ts'
import { useSession } from '../session.ts'

const ALARMS_KEY = ['alarms'] as const
/** Read again so often although nothing was heard, which also moves on how long ago each was raised. Milliseconds. */
const REREAD = 30_000

/** The open alarms that one may see, kept in step with what happens. */
export function useAlarms() {
  const client = useQueryClient()
  useLive((notice) => {
    const about = notice.kind === 'patient' && isOfAlarm(client, notice.id)
    if (notice.kind === 'alarm' || notice.kind === 'resync' || about) void refreshAlarms(client)
  })
  const { id } = useSession()
  // Who has an alarm is there for as long as this asks, also behind another window.
  const holds = client.getQueryData<AlarmList>(ALARMS_KEY)?.alarms.some(({ taken }) => taken?.id === id) ?? false
  return useQuery({
    queryKey: ALARMS_KEY,
    queryFn: ({ signal }) => readAlarms(signal),
    refetchInterval: REREAD,
    refetchIntervalInBackground: holds,
  })
}

/** The same as the page last read them, which does so as long as it is open. */
export function useKnownAlarms(): AlarmList | undefined {
  return useQuery({ queryKey: ALARMS_KEY, queryFn: ({ signal }) => readAlarms(signal), enabled: false }).data
}

/** A server of the version before does not say who has an alarm, who was called and what was asked. */
async function readAlarms(signal: AbortSignal): Promise<AlarmList> {
  const { alarms, now } = await call(listAlarms, { signal })
  const missing = { taken: null, called: [], forms: [] }
  return { alarms: alarms.map((alarm) => ({ ...missing, ...alarm })), now }
}

export function refreshAlarms(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ALARMS_KEY })
}

export const CLOSED_ALARMS_KEY = ['alarms', 'closed'] as const

/** Whether an open alarm on this screen is about a patient. */
export function isOfAlarm(client: QueryClient, patientId: string): boolean {
  const known = client.getQueryData<AlarmList>(ALARMS_KEY)
  return known?.alarms.some(({ patient_id }) => patient_id === patientId) ?? false
}

/** The id of an alarm’s element on the page. */
export function alarmPlace(id: number): string {
  return `alarm-${id}`
}
