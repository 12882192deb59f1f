import { NOTES_TOOLTIP_LENGTH } from '@clinic/contract/queues'
import classes from './notes-text.module.css'

/** Notes that are read only. Long ones are cut in the row and shown whole on pointing or focus (REQ-519). */
export function NotesText({ text }: { text: string }) {
  if (text === '')
    return (
      <span className={classes.none} data-empty>
        –
      </span>
    )
  if (text.length <= NOTES_TOOLTIP_LENGTH) return <span className={classes.notes}>{text}</span>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the whole text is reachable without a pointer
    <span className={classes.cut} tabIndex={0} data-tip={text} data-tip-long>
      {text}
    </span>
  )
}
