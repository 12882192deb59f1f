import styles from './avatar.module.css'
import grave from './avatar-clips/grave.svg'
import still from './avatar-clips/still.svg'

type Props = { className?: string | undefined; isGrave?: boolean }

/** The assistant's face at rest; without a smile where someone is in danger. It says nothing that the words do not, so it is hidden from assistive technology. */
export function Avatar({ className = '', isGrave = false }: Props) {
  return <img src={isGrave ? grave : still} alt="" width="240" height="240" className={`${styles.still} ${className}`} />
}
