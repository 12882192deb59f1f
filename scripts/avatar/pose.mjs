/**
 * Everything that can move, each from 0 (at rest) unless it says otherwise. Lengths are in units of the drawing, which is 240 wide and high.
 * @typedef {{
 *   breath: number, tilt: number, turn: number, nod: number, lookX: number, lookY: number, lids: number, brows: number, worry: number,
 *   smile: number, open: number, width: number, hand: number, wave: number
 * }} Pose
 * breath and lids go to 1 (full, shut); tilt and wave are degrees; turn and nod are lengths of the nose's way; look is -1 to 1 on each axis;
 * brows and worry -1 to 1; smile -1 to 1; open 0 to 1 and width -1 to 1 are the mouth's; hand goes to 1 (raised).
 */

/** The first and last pose of every clip, and the still picture. @type {Readonly<Pose>} */
export const REST = {
  breath: 0,
  tilt: 0,
  turn: 0,
  nod: 0,
  lookX: 0,
  lookY: 0,
  lids: 0,
  brows: 0,
  worry: 0,
  smile: 0.7,
  open: 0,
  width: 0,
  hand: 0,
  wave: 0,
}

const SHUTTING = 0.09
const SHUT = 0.04
const OPENING = 0.14

/**
 * A value that goes through the given ones at the given seconds, coming softly to rest at each.
 * @param {number} time
 * @param {readonly (readonly [second: number, value: number])[]} keys
 */
export function through(time, keys) {
  const after = keys.findIndex(([second]) => second > time)
  if (after === 0) return keys[0]?.[1] ?? 0
  const [from, to] = after === -1 ? [keys.at(-1), keys.at(-1)] : [keys[after - 1], keys[after]]
  if (!from || !to || from === to) return to?.[1] ?? 0
  const share = (time - from[0]) / (to[0] - from[0])
  return from[1] + (to[1] - from[1]) * share * share * (3 - 2 * share)
}

/**
 * The same with the keys in one line: a second and the value then, and the next after a comma.
 * @param {number} time
 * @param {string} keys
 */
export function along(time, keys) {
  const pairs = keys.split(', ').map((key) => key.split(' ').map(Number))
  return through(
    time,
    pairs.map(([second = 0, value = 0]) => [second, value]),
  )
}

/**
 * How far the eyes are shut when they blink at these seconds.
 * @param {number} time
 * @param {readonly number[]} seconds
 */
export function blink(time, seconds) {
  const shut = seconds.map((second) =>
    through(time, [
      [second, 0],
      [second + SHUTTING, 1],
      [second + SHUTTING + SHUT, 1],
      [second + SHUTTING + SHUT + OPENING, 0],
    ]),
  )
  return Math.max(0, ...shut)
}

/**
 * A breath in and out, `count` times in `seconds`; 0 at both ends.
 * @param {number} time
 * @param {{ count: number, seconds: number }} rhythm
 */
export function breathe(time, { count, seconds }) {
  return (1 - Math.cos((time / seconds) * count * 2 * Math.PI)) / 2
}
