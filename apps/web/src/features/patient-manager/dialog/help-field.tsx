import type { StatusRow } from '@clinic/contract/patients'
import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import type { Manage } from '../live/use-manage.ts'

const LONGEST = 200

/** Whether a PCR is asked for help, and why (REQ-604). A reason is written when the field is left, Escape takes it back. */
export function HelpField({ row, change, busy }: { row: StatusRow; change: Manage; busy: boolean }) {
  const [typed, setTyped] = useState<string | null>(null)
  const reason = typed ?? row.pcr_help_reason
  const set = (need_pcr_help_flag: boolean) => {
    change(row, { verb: 'set-help', need_pcr_help_flag, pcr_help_reason: reason.trim() }, { done: () => setTyped(null) })
  }
  const commit = () => {
    if (typed === null || !row.need_pcr_help_flag || typed.trim() === row.pcr_help_reason || typed.trim() === '') return
    set(true)
  }
  return (
    <>
      <Checkbox
        label={t('PCR Help Needed')}
        checked={row.need_pcr_help_flag}
        aria-busy={busy}
        onChange={(event) => !busy && set(event.currentTarget.checked)}
      />
      <TextInput
        label={t('Reason for help')}
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key !== 'Escape' || typed === null) return
          event.stopPropagation()
          setTyped(null)
        }}
      />
    </>
  )
}
