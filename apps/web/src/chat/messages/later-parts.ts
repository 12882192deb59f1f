import { chosen } from '../session/chosen.ts'
import { AboveCard } from './above-card.tsx'
import { drawLater } from './draw-later.tsx'

/** What is around the card once there are answers to change, or people to hear from. */
export const LATER_PARTS = { AboveCard, drawLater, chosen }
