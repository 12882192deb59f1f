import type { StatusRow } from '@clinic/contract/patients'
import type { Queue } from '@clinic/contract/queues'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { AdminOrder } from '../admin/admin-actions.ts'
import { type Candidate, candidatesFor, holderOf } from './assign-people.ts'
import { useCandidates } from './use-candidates.ts'

/** What waits for someone to be selected. */
type Wish = { patientId: string; action: 'claim' | 'complete' }
export type AssignState = {
  /** Everyone on duty. */
  everyone: readonly Candidate[]
  candidatesOf: (row: StatusRow) => readonly Candidate[]
  /** No one can be selected yet: who there is, or how much they have, is still being read. */
  reading: boolean
  /** Why no one can be selected, when the people could not be loaded. */
  failed: boolean
  retry: () => void
  /** Who is selected for a patient whom no one holds yet. */
  selectedFor: (row: StatusRow) => Candidate | null
  /** Whether the patient's list of people is open because a verb needs one of them. */
  wish: Wish | null
  select: (row: StatusRow, candidate: Candidate) => void
  /** Claims or completes for anyone who is selected; asks for someone first where no one is (REQ-561, C-3). */
  doFor: (row: StatusRow, action: Wish['action']) => void
  forget: () => void
}
const AssignContext = createContext<AssignState | null>(null)

/** `since`: the stage the patient was in then; in another one the choice is to be made again. */
type Selected = Readonly<Record<string, { id: number; since: string | null }>>
type Props = { queue: Queue; order: (order: AdminOrder) => void; children: ReactNode }

/** Who can be given which patient, and who is selected for whom: shared by the cells of a manager's list. */
export function AssignWorkspace({ queue, order, children }: Props) {
  const { candidates, isPending, isError, retry } = useCandidates(queue)
  const [selected, setSelected] = useState<Selected>({})
  const [wish, setWish] = useState<Wish | null>(null)
  const assigning = useMemo((): AssignState => {
    const candidatesOf = (row: StatusRow) => candidatesFor(queue, candidates, row.province)
    const selectedFor = (row: StatusRow) => {
      const one = selected[row.patient_id]
      const stands = one !== undefined && one.since === row.stage_since
      return (stands && candidatesOf(row).find(({ id }) => id === one.id)) || null
    }
    return {
      everyone: candidates,
      candidatesOf,
      reading: isPending,
      failed: isError,
      retry: () => void retry(),
      selectedFor,
      wish,
      select: (row, candidate) => {
        const wanted = wish?.patientId === row.patient_id ? wish.action : null
        setWish(null)
        if (wanted) order({ name: wanted === 'claim' ? 'assign' : wanted, row, to: candidate })
        else if (queue === 'pcr' || holderOf(queue, row)) order({ name: 'assign', row, to: candidate })
        else setSelected((before) => ({ ...before, [row.patient_id]: { id: candidate.id, since: row.stage_since } }))
      },
      doFor: (row, action) => {
        const to = selectedFor(row)
        if (holderOf(queue, row)) order({ name: action, row })
        else if (to) order({ name: action === 'claim' ? 'assign' : action, row, to })
        else setWish({ patientId: row.patient_id, action })
      },
      forget: () => setWish(null),
    }
  }, [queue, candidates, isPending, isError, retry, selected, wish, order])
  return <AssignContext value={assigning}>{children}</AssignContext>
}

export function useAssignWorkspace(): AssignState {
  const assigning = use(AssignContext)
  if (!assigning) throw new Error('A manager’s cell stands outside of the desk')
  return assigning
}
