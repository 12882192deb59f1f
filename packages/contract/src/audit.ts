import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { AuditAction } from './vocabulary.ts'

/** Field-by-field before and after of one change. */
export type AuditChanges = Record<string, { from: unknown; to: unknown }>

/** What a write must hand over with its result. The actor, the time and the address are added by the server. */
export type AuditEntry = {
  action: AuditAction
  description: string
  entity: { kind: 'patient' | 'user' | 'conversation' | 'session' | 'list' | 'questionnaire'; id: string; type?: string }
  changes?: AuditChanges
  additionalInfo?: string
  patient_id?: string
}

/** An entry on the wire (REQ-673): `entity` and `changes` are JSON text. */
export const auditRow = z.object({
  id: z.number(),
  createdAt: z.string(),
  user: z.string(),
  action: z.string(),
  description: z.string(),
  entity: z.string(),
  changes: z.string(),
  additionalInfo: z.string(),
  patient_id: z.string().nullable(),
})
export type AuditRow = z.infer<typeof auditRow>

const QUEUE_STAFF = ['pcr', 'pcrmanager', 'np', 'npmanager', 'admin'] as const
const jsonText = z.union([z.string().max(20_000), z.record(z.string(), z.unknown())]).optional()

export const readAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit_logs/{patient_id}',
  summary: 'Entries of one patient, newest first (REQ-676)',
  access: QUEUE_STAFF,
  response: z.array(auditRow),
})
export const writeAuditLog = endpoint({
  method: 'POST',
  path: '/api/audit_logs',
  summary: 'Adds an entry for an outside client; user, time and address are the server’s (A-13)',
  access: 'staff',
  body: z.strictObject({
    user: z.string().max(200).optional(),
    action: z.string().trim().min(1).max(200),
    description: z.string().max(4000).default(''),
    entity: jsonText,
    changes: jsonText,
    additionalInfo: z.string().max(4000).nullable().optional(),
    patient_id: z.string().max(64).nullable().optional(),
  }),
  response: auditRow,
})
