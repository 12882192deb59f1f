import type { Reactions } from '@clinic/contract/patients/reactions'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { reactionDetails, reactionText } from './reaction-text.ts'
import classes from './reactions.module.css'
import { useReactions } from './use-reactions.ts'

const REACTION_DIALOG = later(async () => (await import('./reaction-dialog.tsx')).ReactionDialog)
type Known = Reactions[number]

/** Adverse reactions with their course, and the way to record one. `called`: the patient’s name. */
export function ReactionsPart({ patientId, called }: { patientId: string; called: string }) {
  const reactions = useReactions(patientId)
  const [open, setOpen] = useState<{ known: Known | null } | null>(null)
  const [Dialog, drawn] = useLater(REACTION_DIALOG, open !== null)
  if (reactions.isPending) return <Skeleton height={44} role="status" aria-label={t('Loading adverse reactions')} />
  if (reactions.isError)
    return (
      <div role="alert">
        {problemSentence(reactions.error)}{' '}
        <Button variant="default" size="xs" onClick={() => void reactions.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  const known = reactions.data.reactions
  return (
    <div className={classes.part}>
      {known.length === 0 ? (
        <span className={classes.soft}>{t('None recorded.')}</span>
      ) : (
        <ul className={classes.list}>
          {known.map((one) => (
            <Row key={one.id} known={one} onContinue={() => setOpen({ known: one })} />
          ))}
        </ul>
      )}
      <Button size="xs" variant="default" onClick={() => setOpen({ known: null })}>
        {t('Record a reaction')}
      </Button>
      {Dialog && (
        <Dialog
          opened={drawn && open !== null}
          patientId={patientId}
          called={called}
          known={open?.known ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )
}

function Row({ known: { now, course }, onContinue }: { known: Known; onContinue: () => void }) {
  return (
    <li className={classes.row}>
      <div>
        <strong>{now.product}</strong>
        <p>{now.what}</p>
        <p>{t('Done: {action}', { action: now.action })}</p>
        {reactionDetails(now) !== '' && <p>{reactionDetails(now)}</p>}
        <p className={classes.soft}>{`${reactionText(now)} ${now.by}, ${momentText(now.at)}`}</p>
        {course.length > 0 && (
          <details>
            <summary>{t('Course, {course} earlier', { course: course.length })}</summary>
            {course.map((earlier) => (
              <p key={earlier.version} className={classes.soft}>
                {t('{at}, {by}: {what} Done: {action} {earlier}', {
                  at: momentText(earlier.at),
                  by: earlier.by,
                  what: earlier.what,
                  action: earlier.action,
                  earlier: reactionText(earlier),
                })}
              </p>
            ))}
          </details>
        )}
      </div>
      <Button
        size="xs"
        variant="default"
        aria-label={t('Continue: what followed the reaction to {product}', { product: now.product })}
        onClick={onContinue}
      >
        {t('Continue')}
      </Button>
    </li>
  )
}
