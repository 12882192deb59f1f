import styles from './avatar.module.css'
import still from './avatar-clips/still.svg'

/** The assistant's face at rest. It says nothing that the words do not, so it is hidden from assistive technology. */
export function Avatar({ className = '' }: { className?: string | undefined }) {
  return <img src={still} alt="" width="240" height="240" className={`${styles.still} ${className}`} />
}
