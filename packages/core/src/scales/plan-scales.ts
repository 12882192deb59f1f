import { type ScaleFacts, scalesFor } from './scales-for.ts'

/** The keys of the questionnaires that follow that of the visit, in the order to ask them: the required CUDIT-R first (REQ-147). */
export function planScales(facts: ScaleFacts): string[] {
  const { cuditr, scales } = scalesFor(facts)
  return [...(cuditr ? ['cuditr'] : []), ...scales.map(({ key }) => key)]
}
