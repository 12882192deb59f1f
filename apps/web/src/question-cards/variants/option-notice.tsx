import styles from './variants.module.css'

/** What a picked option says, where it is; heard when it comes. */
export function OptionNotice({ text }: { text: string | null }) {
  return <div role="status">{text ? <p className={styles.notice}>{text}</p> : null}</div>
}
