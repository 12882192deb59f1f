import { setTimeout as sleep } from 'node:timers/promises'
import type { Clinic } from './clinic.ts'
import type { Table } from './table.ts'

const SETTLE_SECONDS = 10
const AIM_MEGABYTES = 150

/** Resident memory of the application's process ten seconds after its start, before its first request. */
export async function measureMemory(clinic: Clinic): Promise<Table> {
  await sleep(Math.max(0, clinic.startedAt + SETTLE_SECONDS * 1000 - Date.now()))
  const { megabytes } = await clinic.usage()
  return {
    title: `Memory, ${SETTLE_SECONDS} s after the start with nothing done`,
    rows: [
      {
        what: 'resident memory of the application process',
        value: `${megabytes.toFixed(0)} MB`,
        aim: `under ${AIM_MEGABYTES} MB`,
        met: megabytes < AIM_MEGABYTES,
      },
    ],
  }
}
