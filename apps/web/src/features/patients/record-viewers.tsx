import { IconEye } from '@tabler/icons-react'
import { momentText } from '../../lib/format/dates.ts'
import { listText } from '../../lib/format/lists.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './record-viewers.module.css'
import { useViewers } from './use-viewers.ts'

/** Who else has this record open, so that two people do not work on one patient without knowing. */
export function RecordViewers({ patientId }: { patientId: string }) {
  const others = useViewers(patientId)
  return (
    <p className={classes.viewers} role="status" data-anybody={others.length > 0 || undefined}>
      {others.length > 0 && (
        <>
          <IconEye size={16} aria-hidden />{' '}
          {t('{names} {others, plural, one {is} other {are}} also viewing this record since {since}.', {
            names: listText(others.map(({ name }) => name)),
            others: others.length,
            since: momentText(others[0]?.since ?? null),
          })}
        </>
      )}
    </p>
  )
}
