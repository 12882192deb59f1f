import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile } from '@clinic/testing/quantile'
import { CELLS, csvFile, ROWS, xlsxFile } from './big-files.ts'
import type { Clinic } from './clinic.ts'
import { said, start } from './processes.ts'
import type { Reading } from './reading.ts'
import type { Row, Table } from './table.ts'
import { measureWholeImport } from './whole-import.ts'

const AIMS = { xlsx: 450, csv: 100 } as const
const AIM_OTHERS_MS = 100
const PAUSE_MS = 5

/**
 * Reads a large .xlsx and a large .csv as the import does, each in a fresh process that also answers other requests,
 * one after the other. Growth is the highest resident memory minus the memory before.
 */
export async function measureImports(clinic: Clinic): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'))
  try {
    const reading = [...(await measure(folder, 'xlsx', xlsxFile())), ...(await measure(folder, 'csv', csvFile()))]
    const rows = [...reading, ...(await measureWholeImport(clinic))]
    return { title: `Imports: reading ${ROWS} rows of ${CELLS} columns`, rows }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measure(folder: string, format: 'xlsx' | 'csv', bytes: Buffer): Promise<Row[]> {
  const path = join(folder, `patients.${format}`)
  await writeFile(path, bytes)
  const child = start('reading.ts')
  const { port } = (await said(child)) as { port: number }
  const others: number[] = []
  let isOver = false
  const asking = ask(port, others, () => isOver)
  child.send(path)
  const reading = (await said(child)) as Reading
  isOver = true
  await asking
  child.disconnect()
  if (reading.rows !== ROWS + 1) throw new Error(`${reading.rows} rows were read of the .${format}`)
  const slow = quantile(others, 0.95)
  const aim = AIMS[format]
  return [
    { what: `.${format}, ${(bytes.length / 1e6).toFixed(0)} MB: until the last row`, value: `${reading.seconds.toFixed(2)} s` },
    { what: `.${format}: processor time`, value: `${reading.processorSeconds.toFixed(2)} s` },
    {
      what: `.${format}: growth of the process`,
      value: `${reading.megabytes.toFixed(0)} MB`,
      aim: `at most ${aim} MB`,
      met: reading.megabytes <= aim,
    },
    { what: `.${format}: longest wait of its event loop`, value: `${reading.loopMs.toFixed(0)} ms` },
    {
      what: `.${format}: other requests, 95 of 100 within`,
      value: `${slow.toFixed(1)} ms`,
      aim: `under ${AIM_OTHERS_MS} ms`,
      met: slow < AIM_OTHERS_MS,
    },
  ]
}

async function ask(port: number, times: number[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const started = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
