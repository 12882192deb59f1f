import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Clinic, openClinic } from './clinic.ts'
import type { People } from './fill.ts'

/** An earlier version of the product with a database of its own, filled alike. */
export type Older = { name: string; clinic: Clinic; people: People }

/** Starts the version in `folder`, with its packages installed, by its own `bench/clinic.ts` and `bench/fill.ts`. */
export async function openOlder(folder: string, patients: number): Promise<Older> {
  const opening: { openClinic: typeof openClinic } = await import(pathToFileURL(join(folder, 'bench', 'clinic.ts')).href)
  const filling: { fill(sql: Clinic['sql'], patients: number): Promise<People> } = await import(
    pathToFileURL(join(folder, 'bench', 'fill.ts')).href
  )
  const clinic = await opening.openClinic()
  try {
    return { name: `the version in ${folder}`, clinic, people: await filling.fill(clinic.sql, patients) }
  } catch (error) {
    await clinic.stop()
    throw error
  }
}
