import { REST } from './pose.mjs'

/** @import { Pose } from './pose.mjs' */

/** For a person in danger: eyes open, mouth closed and without a smile, a little concern in the brows. @type {Readonly<Pose>} */
export const GRAVE = { ...REST, smile: -0.05, worry: 0.45, brows: 0.15 }
