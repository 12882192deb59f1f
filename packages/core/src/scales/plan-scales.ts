import { type ScaleFacts, scalesFor } from './scales-for.ts'

/** Keys of the questionnaires after the visit’s own, in order: a required CUDIT-R first (REQ-147). */
export function planScales(facts: ScaleFacts): string[] {
  const { cuditr, scales } = scalesFor(facts)
  return [...(cuditr ? ['cuditr'] : []), ...scales.map(({ key }) => key)]
}
