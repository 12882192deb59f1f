import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { t } from '../lib/messages/t.ts'
import classes from './picture.module.css'

/** `name`: what tells it from others. `load`: answers the address that shows it. */
type Props = { name: string; load: (asked: { signal: AbortSignal }) => Promise<string>; label?: string }

/** A photograph as small as a stamp; a press shows it whole, Escape puts it away. */
export function Picture({ name, load, label = t('A picture') }: Props) {
  const picture = useQuery({ queryKey: ['picture', name], queryFn: load, staleTime: Number.POSITIVE_INFINITY })
  const whole = useRef<HTMLDialogElement>(null)
  if (picture.isPending) return <div className={classes.waiting} role="status" aria-label={t('Loading: {label}', { label })} />
  if (picture.isError) {
    return (
      <p className={classes.missing}>
        {t('{label} (couldn’t be loaded)', { label })}{' '}
        <button type="button" onClick={() => void picture.refetch()}>
          {t('Try again')}
        </button>
      </p>
    )
  }
  return (
    <>
      <button type="button" className={classes.stamp} title={t('Show the whole picture')} onClick={() => whole.current?.showModal()}>
        <img src={picture.data} alt={label} />
      </button>
      {/* The mark keeps Escape from the window that it lies over. */}
      <dialog ref={whole} className={classes.whole} aria-label={label} data-mantine-stop-propagation="true">
        <img src={picture.data} alt={label} />
        <Button variant="default" data-mantine-stop-propagation="true" onClick={() => whole.current?.close()}>
          {t('Close')}
        </Button>
      </dialog>
    </>
  )
}
