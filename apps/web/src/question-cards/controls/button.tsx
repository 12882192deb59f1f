import type { ComponentProps } from 'react'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & { variant?: 'filled' | 'outlined' | 'plain' }

/** 48 px high at least; one filled button a card, the likeliest. */
export function Button({ variant = 'outlined', type = 'button', className = '', ...rest }: Props) {
  return <button type={type} className={`${styles.button} ${styles[variant]} ${className}`} {...rest} />
}
