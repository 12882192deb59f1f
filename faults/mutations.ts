/** A mistake that the product must not make, put into it while it is loaded: what is replaced in which of its files. */
export type Mutation = { title: string; file: string; from: string; to: string }

/** The harness proves nothing unless it finds each of these. */
export const MUTATIONS = {
  'look-then-write': {
    title: 'a claim looks and then writes, without locking the patient',
    file: 'apps/server/src/care/patients/store.ts',
    from: ' for update)',
    to: ')',
  },
  'no-staff-lock': {
    title: 'the limit is counted without locking the claimer',
    file: 'apps/server/src/care/patients/store.ts',
    from: 'for no key update',
    to: '',
  },
  'late-to-disk': {
    title: 'a commit is answered before it is on disk',
    file: 'apps/server/src/platform/db/database.ts',
    from: "TimeZone: 'UTC',",
    to: "TimeZone: 'UTC', synchronous_commit: 'off',",
  },
} as const satisfies Record<string, Mutation>
export type MutationName = keyof typeof MUTATIONS
