import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../app/chunk.ts'

const load = () => loadChunk(() => import('../features/patients/patient-dialogs.tsx'))
const PatientDialogs = lazy(async () => ({ default: (await load()).PatientDialogs }))
/** Milliseconds after which a page has everything of its own. */
const REST = 2_000

/** The dialogs above a list of patients, whose code a page does not wait for: it comes once the page is at rest, or with the first use. */
export function PatientDialogsLater(props: ComponentProps<typeof PatientDialogs>) {
  const [used, setUsed] = useState(false)
  if (!used && (props.details !== null || props.ineligible !== null)) setUsed(true)
  useEffect(() => {
    const timer = window.setTimeout(() => void load().catch(() => undefined), REST)
    return () => window.clearTimeout(timer)
  }, [])
  return <Suspense>{used && <PatientDialogs {...props} />}</Suspense>
}
