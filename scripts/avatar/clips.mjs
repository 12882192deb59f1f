import { along, blink, breathe, REST, through } from './pose.mjs'

/** @import { Pose } from './pose.mjs' */
/** @typedef {{ seconds: number, pose: (time: number) => Partial<Pose> }} Clip */

/** The shape of the mouth for a sound: how far open, and how wide. */
const SOUNDS = /** @type {const} */ ({
  none: [0, 0],
  mm: [0, -0.1],
  ff: [0.1, 0.3],
  ah: [0.92, 0.1],
  eh: [0.6, 0.5],
  ee: [0.38, 0.9],
  ll: [0.38, 0.2],
  oh: [0.76, -0.8],
  oo: [0.44, -1.2],
})
/** @typedef {keyof typeof SOUNDS} Sound */

/** Two breaths, two blinks, hardly a movement: this one runs longest. @type {Clip} */
const idle = {
  seconds: 8,
  pose: (time) => ({
    breath: breathe(time, { count: 2, seconds: 8 }),
    tilt: along(time, '0.4 0, 2.6 -1.1, 4.6 0.9, 7.4 0'),
    turn: along(time, '0.6 0, 2.4 -1, 4.8 1.2, 7.4 0'),
    smile: along(time, '0 0.7, 3 0.85, 6 0.7'),
    lids: blink(time, [1.7, 5.2, 5.5]),
  }),
}

/** @type {Clip} */
const greeting = {
  seconds: 3.4,
  pose: (time) => ({
    breath: breathe(time, { count: 1, seconds: 3.4 }),
    hand: along(time, '0.1 0, 0.65 1, 2.6 1, 3.2 0'),
    wave: along(time, '0.4 6, 0.8 -12, 1.15 8, 1.5 -12, 1.85 8, 2.2 -10, 2.6 4'),
    tilt: along(time, '0.1 0, 0.7 3, 2.4 2.4, 3.2 0'),
    brows: along(time, '0.1 0, 0.45 0.9, 1.2 0.3, 3 0'),
    smile: along(time, '0 0.7, 0.5 1, 2.6 1, 3.3 0.7'),
    lids: blink(time, [1.35, 2.85]),
    nod: along(time, '0.6 0, 0.85 1.6, 1.15 0'),
    ...mouth(time, 0.62, 'eh ll oh none none eh ah ll ee none'),
  }),
}

/** One sentence and a breath. @type {Clip} */
const talking = {
  seconds: 4,
  pose: (time) => ({
    breath: breathe(time, { count: 1, seconds: 4 }),
    tilt: along(time, '0.1 0, 0.8 1.6, 1.6 -1.2, 2.4 1, 3.2 -0.6, 3.8 0'),
    turn: along(time, '0.1 0, 0.9 1.4, 1.9 -1.6, 2.9 1, 3.8 0'),
    nod: along(time, '0.2 0, 0.42 1.8, 0.7 0, 1.6 0, 1.86 2, 2.2 0.2, 2.9 0.2, 3.1 1.6, 3.5 0'),
    brows: along(time, '0.1 0, 0.4 0.6, 1 0, 1.6 0, 1.85 0.7, 2.5 0.1, 3.5 0'),
    smile: along(time, '0 0.7, 0.3 0.45, 3.2 0.45, 3.7 0.7'),
    lids: blink(time, [1.42, 3.45]),
    ...mouth(time, 0.08, 'eh mm ah ll ee mm oh oo ee none none ah mm eh ff ah ee oo eh mm ah ll ee none'),
  }),
}

/** Leans in, and nods twice. @type {Clip} */
const listening = {
  seconds: 5,
  pose: (time) => ({
    breath: breathe(time, { count: 1, seconds: 5 }),
    tilt: along(time, '0.1 0, 0.9 4, 3.9 3.6, 4.8 0'),
    turn: along(time, '0.1 0, 0.9 -1.2, 3.9 -1, 4.8 0'),
    nod: along(time, '1.2 0, 1.5 3, 1.85 0.2, 2.15 2.4, 2.6 0, 3.6 0, 3.85 1.6, 4.3 0'),
    brows: along(time, '0.2 0, 0.9 0.35, 4 0.3, 4.8 0'),
    worry: along(time, '0.2 0, 0.9 0.35, 4 0.35, 4.8 0'),
    smile: along(time, '0 0.7, 0.8 0.45, 4 0.45, 4.8 0.7'),
    lids: blink(time, [0.55, 3.2]),
  }),
}

/** Looks up to the one side, then to the other. @type {Clip} */
const thinking = {
  seconds: 4,
  pose: (time) => ({
    breath: breathe(time, { count: 1, seconds: 4 }),
    lookX: along(time, '0.15 0, 0.4 0.85, 1.9 0.8, 2.15 -0.7, 3.4 -0.7, 3.65 0'),
    lookY: along(time, '0.15 0, 0.4 -0.85, 3.4 -0.75, 3.65 0'),
    tilt: along(time, '0.1 0, 0.7 -3.2, 1.8 -3, 2.4 2.2, 3.3 2, 3.9 0'),
    turn: along(time, '0.1 0, 0.6 2, 1.8 2, 2.4 -1.8, 3.4 -1.6, 3.9 0'),
    nod: along(time, '0.1 0, 0.6 -1.6, 3.3 -1.6, 3.9 0'),
    brows: along(time, '0.1 0, 0.5 0.6, 3.2 0.5, 3.8 0'),
    smile: along(time, '0 0.7, 0.6 0.3, 3.3 0.3, 3.9 0.7'),
    width: along(time, '0 0, 0.6 -0.8, 3.2 -0.8, 3.8 0'),
    lids: blink(time, [1.95, 3.45]),
  }),
}

/** A bow of the head, and a calmer wave than the first. @type {Clip} */
const goodbye = {
  seconds: 3.6,
  pose: (time) => ({
    breath: breathe(time, { count: 1, seconds: 3.6 }),
    nod: along(time, '0.1 0, 0.5 4, 0.95 0'),
    lids: Math.max(along(time, '0.15 0, 0.4 1, 0.62 1, 0.95 0'), blink(time, [2.3])),
    hand: along(time, '0.5 0, 1.1 1, 2.7 1, 3.4 0'),
    wave: along(time, '0.8 4, 1.3 -11, 1.8 7, 2.3 -10, 2.8 4'),
    tilt: along(time, '0.7 0, 1.3 -3, 2.7 -2.4, 3.4 0'),
    smile: along(time, '0 0.7, 1 0.95, 2.8 0.95, 3.5 0.7'),
    ...mouth(time, 1.25, 'mm ah ee none'),
  }),
}

export const CLIPS = { idle, greeting, talking, listening, thinking, goodbye }
/** Frames in a second. */
export const PACE = 25

/**
 * The pose of a clip at a second.
 * @param {Clip} clip
 * @param {number} time
 * @returns {Pose}
 */
export function poseAt(clip, time) {
  return { ...REST, ...clip.pose(time) }
}

const SOUND_SECONDS = 0.145

/**
 * The mouth while it forms these sounds one after the other, from shut to shut.
 * @param {number} time
 * @param {number} start
 * @param {string} sounds
 */
function mouth(time, start, sounds) {
  const shapes = sounds.split(' ').map((sound) => SOUNDS[/** @type {Sound} */ (sound)])
  const keys = (/** @type {0 | 1} */ part) =>
    /** @type {[number, number][]} */ ([[start, 0], ...shapes.map((shape, at) => [start + (at + 1) * SOUND_SECONDS, shape[part]])])
  return { open: through(time, keys(0)), width: through(time, keys(1)) }
}
