import { readdirSync, readFileSync } from 'node:fs'
import { addStaff, type Person } from '@clinic/server/testing/add-staff'
import { openPatient } from './chat-load.ts'
import type { Clinic } from './clinic.ts'
import type { People } from './fill.ts'
import type { Table } from './table.ts'

const WARM_UP = 20
const PATIENTS = 100
/** So many at the same time, as fast as they are answered. */
const LANES = 4

/**
 * What one patient costs from the first word to the completed appointment: the intake in the chat, a PCR who claims and sends on, an NP who
 * claims, writes a note and completes. Processor time of the application and of PostgreSQL, all of its processes.
 */
export async function measureCost(clinic: Clinic, { claimers }: People): Promise<Table> {
  const [{ count } = { count: 0 }] = await clinic.sql<{ count: number }[]>`select count(*)::int as count from patients`
  const nps = await addStaff(clinic.sql, { count: LANES, group: 'nps', licences: [['ON']] })
  const staff = claimers.slice(0, LANES).map((pcr, lane) => ({ pcr, np: nps[lane] as Person }))
  await bringThrough(clinic, { staff, count: WARM_UP, mark: 'w' })
  const before = await spent(clinic)
  const began = performance.now()
  const turns = await bringThrough(clinic, { staff, count: PATIENTS, mark: 'm' })
  const seconds = (performance.now() - began) / 1000
  const after = await spent(clinic)
  const each = (what: 'app' | 'database') => (after[what] - before[what]) / PATIENTS
  return {
    title: `Cost of a patient's whole way beside ${count.toLocaleString('en-CA')} patients: ${PATIENTS} patients, ${(turns / PATIENTS).toFixed(0)} turns and 5 deeds each`,
    rows: [
      { what: 'processor time of the application', value: `${each('app').toFixed(1)} ms` },
      { what: 'processor time of PostgreSQL', value: `${each('database').toFixed(1)} ms` },
      { what: 'both, in patients an hour of one core', value: `${Math.floor(3_600_000 / (each('app') + each('database')))}` },
      { what: 'took, four at a time', value: `${((seconds * LANES * 1000) / PATIENTS).toFixed(0)} ms a patient` },
    ],
  }
}

type Work = { staff: readonly { pcr: Person; np: Person }[]; count: number; mark: string }

/** How many turns they took together. */
async function bringThrough(clinic: Clinic, { staff, count, mark }: Work): Promise<number> {
  const turns = await Promise.all(
    staff.map(async ({ pcr, np }, lane) => {
      let taken = 0
      for (let place = lane; place < count; place += staff.length) {
        const patient = await intake(
          clinic,
          `${mark}ost${String(lane).padStart(3, '0')}${String(place).padStart(5, '0')}`,
          lane * 500 + place,
        )
        taken += patient.turns
        await act(clinic, { ...pcr, path: `queues/pcr/${patient.id}/claim` })
        await act(clinic, { ...pcr, path: `queues/pcr/${patient.id}/send_to_np` })
        await act(clinic, { ...np, path: `queues/np/${patient.id}/claim` })
        const body = { appointment_notes: 'Went through the answers together.' }
        await act(clinic, { ...np, path: `patients/${patient.id}/appointment_notes`, body })
        await act(clinic, { ...np, path: `queues/np/${patient.id}/complete` })
      }
      return taken
    }),
  )
  return turns.reduce((sum, taken) => sum + taken, 0)
}

async function intake(clinic: Clinic, id: string, from: number): Promise<{ id: string; turns: number }> {
  const patient = openPatient(clinic, { id, from })
  const { patient_id, IN_PCR_QUEUE } = await patient.finish()
  if (!patient_id || !IN_PCR_QUEUE) throw new Error('an intake that did not end in the queue')
  return { id: patient_id, turns: patient.turns }
}

type Act = { token: string; path: string; body?: object }

async function act({ port }: Clinic, { token, path, body }: Act): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/${path}`, {
    method: body ? 'PUT' : 'POST',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status} ${await answer.text()}`)
}

/** Milliseconds of processor time up to now. */
export async function spent(clinic: Clinic): Promise<{ app: number; database: number }> {
  const [{ pid } = { pid: 0 }] = await clinic.sql<{ pid: number }[]>`select pg_backend_pid() as pid`
  const server = statOf(pid)?.parent ?? 0
  const children = readdirSync('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null
    return stat?.parent === server ? [stat.ticks] : []
  })
  // Processor time of ended child processes is reported by their parent.
  const ticks = (statOf(server)?.ended ?? 0) + children.reduce((sum, own) => sum + own, 0)
  return { app: (await clinic.usage()).cpuMs, database: ticks * TICK_MS }
}

const TICK_MS = 10

function statOf(pid: number): { parent: number; ticks: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [, parent, , , , , , , , , , user, system, endedUser, endedSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return { parent: parent ?? 0, ticks: (user ?? 0) + (system ?? 0), ended: (endedUser ?? 0) + (endedSystem ?? 0) }
  } catch {
    return null
  }
}
