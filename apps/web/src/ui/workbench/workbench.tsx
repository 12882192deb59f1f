import { ActionIcon, CloseButton } from '@mantine/core'
import { IconArrowsDiagonal, IconChevronDown, IconChevronUp, IconUserSearch } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { t } from '../../lib/messages/t.ts'
import type { OpenPatient } from '../../lib/workbench/use-open-patient.ts'
import { EmptyState } from '../empty-state.tsx'
import { rowBeside } from './row-beside.ts'
import classes from './workbench.module.css'

/** What the record beside the list needs of the screen. */
export type PaneProps = {
  patientId: string
  /** The way to the next and the previous patient, to a larger view, and out. */
  tools: ReactNode
  onLeave: () => void
  /** Asked before the row leaves the list: what opens the next one; null where this is the last. */
  next: () => (() => void) | null
}
type Props = {
  opened: OpenPatient
  /** Where the rows are. */
  place: RefObject<HTMLElement | null>
  onEnlarge: (patientId: string) => void
  record: (pane: PaneProps) => ReactNode
  /** The list has the whole width until a patient is opened. */
  whole?: boolean
  children: ReactNode
}

/** The list on the left and the patient on the right; on a phone one of the two. */
export function Workbench({ opened: { patient, open, close }, place, onEnlarge, record, whole = false, children }: Props) {
  useListPlace(patient !== null)
  const go = (step: 1 | -1) => {
    const beside = patient && rowBeside(place.current, patient, step)
    return beside ? () => open(beside) : null
  }
  return (
    <div className={classes.workbench} data-workbench data-open={patient !== null || undefined} data-whole={whole || undefined}>
      <div className={classes.list}>{children}</div>
      <aside className={classes.pane} aria-label={t('Open patient')} tabIndex={-1} data-pane>
        {patient === null ? (
          <EmptyState icon={<IconUserSearch size={20} aria-hidden />} title={t('No patient open')}>
            {t('Choose a row, or press J and Enter.')}
          </EmptyState>
        ) : (
          record({
            patientId: patient,
            onLeave: close,
            next: () => go(1),
            tools: (
              <>
                <ActionIcon
                  size="lg"
                  color="gray"
                  aria-label={t('Previous patient (k)')}
                  data-tip={t('Previous (k)')}
                  onClick={() => go(-1)?.()}
                >
                  <IconChevronUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon size="lg" color="gray" aria-label={t('Next patient (j)')} data-tip={t('Next (j)')} onClick={() => go(1)?.()}>
                  <IconChevronDown size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  className={classes.enlarge}
                  size="lg"
                  color="gray"
                  aria-label={t('Enlarge')}
                  data-tip={t('Enlarge (d)')}
                  onClick={() => onEnlarge(patient)}
                >
                  <IconArrowsDiagonal size={18} aria-hidden />
                </ActionIcon>
                <CloseButton size="lg" aria-label={t('Close the patient')} onClick={close} />
              </>
            ),
          })
        )}
      </aside>
    </div>
  )
}

/** A phone shows the list where it was before the patient was opened. */
function useListPlace(isOpen: boolean): void {
  const before = useRef(0)
  useLayoutEffect(() => {
    if (!isOpen) return
    before.current = window.scrollY
    window.scrollTo(0, 0)
    return () => window.scrollTo(0, before.current)
  }, [isOpen])
}
