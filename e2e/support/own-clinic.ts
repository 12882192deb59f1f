import { test } from './fixtures.ts'
import { type Program, type ProgramOptions, startProgram } from './program.ts'

/** A journey that changes what patients are asked has a clinic of its own. */
export const ownClinic = openClinic({})
/** One whose clock can be shifted. */
export const shiftedClinic = openClinic({ clock: true })

function openClinic(options: ProgramOptions) {
  return test.extend<object, { program: Program }>({
    program: [
      // biome-ignore lint/correctness/noEmptyPattern: how a fixture says that it needs no other
      async ({}, use) => {
        const program = await startProgram(options)
        Object.assign(process.env, { CLINIC_URL: program.url, CLINIC_DATA_DIR: program.dataDir })
        await use(program)
        await program.stop()
      },
      { scope: 'worker', timeout: 200_000 },
    ],
    baseURL: async ({ program }, use) => {
      await use(program.url)
    },
  })
}
