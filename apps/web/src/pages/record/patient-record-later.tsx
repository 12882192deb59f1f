import { Skeleton } from '@mantine/core'
import { type ComponentProps, lazy, Suspense } from 'react'
import { loadChunk } from '../../lib/chunk.ts'
import { t } from '../../lib/messages/t.ts'
import type { PatientRecord } from './patient-record.tsx'

const Loaded = lazy(() => loadChunk(async () => ({ default: (await import('./patient-record.tsx')).PatientRecord })))

/** The record inside a page that does not wait for its code. */
export function PatientRecordLater(props: ComponentProps<typeof PatientRecord>) {
  return (
    <Suspense fallback={<Skeleton height={240} role="status" aria-label={t('Loading the patient')} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
