import { type Decision, type Patient, refuse } from './patient.ts'

/** A person lowers a flag, with a reason (F-18). Refusals: `flag-reason-needed`, `flag-not-raised`. */
export function lowerFlag(patient: Patient, { flag, reason }: { flag: string; reason: string }): Decision {
  const flags = patient.risks_vs_benefits_flags
  if (!Object.hasOwn(flags, flag) || !flags[flag]) return refuse('flag-not-raised')
  if (reason.trim() === '') return refuse('flag-reason-needed')
  return { change: { risks_vs_benefits_flags: { ...flags, [flag]: false } } }
}
