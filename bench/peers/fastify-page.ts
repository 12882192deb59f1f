import { statusRow } from '@clinic/contract/patients'
import { PROVINCES } from '@clinic/contract/provinces'
import type { EmbeddedAddress } from '@clinic/server/testing/embedded-address'
import Fastify from 'fastify'
import { Pool } from 'pg'

/** `provinces`: of each member of staff, by the authorization header. */
export type PeerJob = { address: EmbeddedAddress; provinces: Record<string, string[]> }

const CONNECTIONS = 10
const FIELDS = Object.keys(statusRow.shape)
/** As many as a lean list would ask for. */
const LEAN = 14

/** Fields that are not a column of the same name. */
const READ_OTHERWISE: Readonly<Record<string, string>> = {
  id: 'p.patient_id',
  province: `'${JSON.stringify(PROVINCES)}'::jsonb ->> p.province`,
  assigned_pcr: 'pcr.name',
  assigned_pcr_id: 'p.assigned_pcr',
  assigned_np: 'np.name',
  assigned_np_id: 'p.assigned_np',
  assigned_at: 'case when p.in_np_queue then p.assigned_np_at else p.assigned_pcr_at end',
  last_seen_practitioner: 'seen.name',
}

const WHERE = 'p.in_pcr_queue and p.assigned_pcr is null and p.province = any($1)'

/** What one would write by hand: fastify and pg, the rows and their total, without a session or any other check. Reports its port. */
process.once('message', ({ address, provinces }: PeerJob) => {
  void serve(address, provinces).then((port) => process.send?.(port))
})
process.on('disconnect', () => process.exit())

async function serve(address: EmbeddedAddress, provinces: PeerJob['provinces']): Promise<number> {
  const { socketDir, ...login } = address
  const pool = new Pool({ ...login, host: socketDir, max: CONNECTIONS })
  // The database may end first.
  pool.on('error', () => undefined)
  const app = Fastify()
  for (const [path, fields] of [
    ['/all', FIELDS],
    ['/lean', FIELDS.slice(0, LEAN)],
  ] as const) {
    const text = pageOf(fields)
    app.get(path, async ({ headers }) => {
      const values = [provinces[headers.authorization ?? '']]
      const [page, count] = await Promise.all([
        pool.query({ name: path, text, values }),
        pool.query<{ total: string }>({ name: 'count', text: `select count(*) as total from patients p where ${WHERE}`, values }),
      ])
      return { rows: page.rows, total: Number(count.rows[0]?.total) }
    })
  }
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
}

function pageOf(fields: readonly string[]): string {
  return `select ${fields.map((field) => `${READ_OTHERWISE[field] ?? `p.${field}`} as ${field}`).join(', ')}
    from patients p left join users pcr on pcr.id = p.assigned_pcr left join users np on np.id = p.assigned_np
      left join users seen on seen.id = p.last_seen_practitioner
    where ${WHERE}
    order by (p.urgent_reason <> '') desc, p.call_state in ('planned', 'decide'), case when p.call_state = 'due' then p.next_call_at end,
      p.need_pcr_help_flag desc, p.entered_pcr_queue_at, p.patient_id
    limit 20`
}
