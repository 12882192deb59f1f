import type { CardProps } from './card-props.ts'
import type { Look } from './read-look.ts'

/** What every shape of a question is given. */
export type LookProps = Pick<CardProps<'look'>, 'card' | 'onAnswer'> & { look: Look }
