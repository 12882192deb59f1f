import type { Queue } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'
import type { AddressOf } from '../../../lib/routes/addresses.ts'
import type { Session } from '../../../lib/session.ts'

type Roles = Pick<Session, 'isPCR' | 'isNP' | 'isPCRManager' | 'isNPManager'>
type WorkerPath = '/pages/userqueue' | '/pages/NPqueue'
type ManagerPath = '/pages/PCRAdmin' | '/pages/NPAdmin'
type OwnLink = { to: WorkerPath; label: string; search: AddressOf<WorkerPath> }
export type QueueLink = OwnLink | { to: ManagerPath; label: string; search: AddressOf<ManagerPath> }

const PAGES = {
  pcr: { name: t('PCR'), worker: '/pages/userqueue', manager: '/pages/PCRAdmin' },
  np: { name: t('NP'), worker: '/pages/NPqueue', manager: '/pages/NPAdmin' },
} as const

/** Where someone acts on a queue: as a manager on everyone’s patients, else on their own list; nowhere without the role. */
export function queueLink(queue: Queue, roles: Roles): QueueLink | null {
  const { name, worker, manager } = PAGES[queue]
  const [works, manages] = queue === 'pcr' ? [roles.isPCR, roles.isPCRManager] : [roles.isNP, roles.isNPManager]
  if (manages) return { to: manager, label: t('Open {name} Admin', { name }), search: { who: 'unassigned' } }
  return works ? { to: worker, label: t('Open the {name} Queue', { name }), search: {} } : null
}

/** Where someone’s own patients are. */
export function ownLink(queue: Queue): OwnLink {
  const { name, worker } = PAGES[queue]
  return { to: worker, label: t('Go to the {name} Queue', { name }), search: {} }
}
