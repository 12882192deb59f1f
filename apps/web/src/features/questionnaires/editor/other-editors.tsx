import { closeDraft, EDITING_SECONDS, openDraft } from '@clinic/contract/questionnaires/drafts'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { listText } from '../../../lib/format/lists.ts'
import { useLive } from '../../../lib/live.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from '../drafts/editor.module.css'

/** Who else has this draft open. */
export function OtherEditors({ id }: { id: number }) {
  const others = useOthers(String(id))
  return (
    <p className={classes.others} role="status">
      {others.length > 0 && (
        <>
          <IconUsers size={16} aria-hidden />{' '}
          {t('{names} {count, plural, one {has} other {have}} this open too', { names: listText(others), count: others.length })}
        </>
      )}
    </p>
  )
}

/** Says that the draft is open here, and hears who else has it open; silent where the line is down. */
function useOthers(id: string): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  const params = { id }
  const sendPresence = () =>
    call(openDraft, { params }).then(
      (answer) => setOthers(answer.others.map(({ name }) => name)),
      () => undefined,
    )
  useLive((notice) => {
    if (notice.kind === 'resync' || (notice.kind === 'questionnaire' && notice.id === id && notice.version === null)) void sendPresence()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a draft
  useEffect(() => {
    void sendPresence()
    const timer = window.setInterval(() => void sendPresence(), (EDITING_SECONDS * 1000) / 2)
    return () => {
      window.clearInterval(timer)
      call(closeDraft, { params }).catch(() => undefined)
    }
  }, [id])
  return others
}
