import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { look?: 'filled' | 'outlined' | 'plain' }

/** 48 px high at least; one filled button a card, the likeliest. */
export function Button({ look = 'outlined', type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`${styles.button} ${styles[look]} ${className}`} {...rest} />
}
