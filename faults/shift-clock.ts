import { readFileSync } from 'node:fs'

// Loaded into the program before anything else: its clock goes wrong by as many seconds as a file says, as a machine's may.
const FILE = process.env.FAULTS_CLOCK ?? ''
const LOOK_MS = 200
const Real = Date
let wrongBy = 0

class Shifted extends Real {
  constructor(...parts: [] | [string | number | Date]) {
    if (parts.length === 0) super(Real.now() + wrongBy)
    else super(...(parts as [string]))
  }

  static override now(): number {
    return Real.now() + wrongBy
  }
}

function look(): void {
  try {
    wrongBy = Number(readFileSync(FILE, 'utf8')) * 1000 || 0
  } catch {
    wrongBy = 0
  }
}

look()
setInterval(look, LOOK_MS).unref()
globalThis.Date = Shifted as unknown as DateConstructor
