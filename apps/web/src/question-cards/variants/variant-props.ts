import type { CardProps } from '../card-props.ts'
import type { Variant } from './read-variant.ts'

/** What every shape of a question is given. */
export type VariantProps = Pick<CardProps<'look'>, 'card' | 'onAnswer'> & { variant: Variant }
