/** @import { Pose } from './pose.mjs' */

const LINE = '#33231f'
const SHADE = '#cf8f6b'
const MOUTH_Y = 134
const EYE_Y = 105
const EYES = /** @type {const} */ ([
  { id: 'left', x: 101, inner: 1 },
  { id: 'right', x: 139, inner: -1 },
])

/**
 * Brows, eyes, nose and mouth, which move together before the head.
 * @param {Pose} pose
 */
export function drawFeatures(pose) {
  const { turn, nod } = pose
  const parts = [
    `<ellipse cx="91" cy="124" rx="9" ry="5.5" fill="#e58f75" opacity=".34"/><ellipse cx="149" cy="124" rx="9" ry="5.5" fill="#e58f75" opacity=".34"/>`,
    ...EYES.map((eye) => drawEye(eye, pose)),
    ...EYES.map((eye) => drawBrow(eye, pose)),
    `<path d="M118.5 108c-1.2 5-4 9-3.2 11.6.8 2.4 5 3.2 8.7 1.2" stroke="${SHADE}" stroke-width="2.3" fill="none" stroke-linecap="round"/>`,
    drawMouth(pose),
  ]
  return `<g transform="translate(${f(turn)} ${f(nod)})">${parts.join('')}</g>`
}

/**
 * @param {typeof EYES[number]} eye
 * @param {Pose} pose
 */
function drawEye({ id, x }, { lids, lookX, lookY, smile, open }) {
  const happy = Math.max(0, smile - 0.7) * 3.3 + open
  const upper = EYE_Y - 15 + 22.5 * lids
  const lower = EYE_Y + 9.6 - 2.2 * happy
  const top = `M${x - 10} ${f(EYE_Y + 1)}Q${x} ${f(upper)} ${x + 10} ${f(EYE_Y + 1)}`
  const iris = { x: f(x + lookX * 4), y: f(EYE_Y - 0.8 + lookY * 3.2) }
  return `<clipPath id="${id}"><path d="${top}Q${x} ${f(lower)} ${x - 10} ${f(EYE_Y + 1)}Z"/></clipPath>
<g clip-path="url(#${id})"><rect x="${x - 12}" y="${EYE_Y - 12}" width="24" height="24" fill="#fffdfa"/>
<circle cx="${iris.x}" cy="${iris.y}" r="5.9" fill="#6a4428"/><circle cx="${iris.x}" cy="${iris.y}" r="3.1" fill="#22140f"/>
<circle cx="${f(Number(iris.x) + 1.7)}" cy="${f(Number(iris.y) - 1.9)}" r="1.8" fill="#fff"/></g>
<path d="${top}" stroke="${LINE}" stroke-width="2.8" fill="none" stroke-linecap="round"/>
<path d="M${x - 8} ${f(EYE_Y - 7.5 + 2 * lids)}Q${x} ${f(EYE_Y - 15 + 3 * lids)} ${x + 8} ${f(EYE_Y - 7.5 + 2 * lids)}" stroke="${SHADE}" stroke-width="1.3" fill="none" stroke-linecap="round" opacity=".8"/>`
}

/**
 * @param {typeof EYES[number]} eye
 * @param {Pose} pose
 */
function drawBrow({ x, inner }, { brows, worry }) {
  const y = 89.5 - brows * 4
  const inside = y - worry * 3
  return `<path d="M${f(x - 12 * inner)} ${f(y + 2.5)}Q${f(x - 3 * inner)} ${f(y - 5)} ${f(x + 10 * inner)} ${f(inside)}" stroke="#4a342c" stroke-width="3.2" fill="none" stroke-linecap="round"/>`
}

/** @param {Pose} pose */
function drawMouth({ open, width, smile }) {
  const half = 15 + 3.2 * width + 2 * smile
  const corner = MOUTH_Y - 3 * smile
  const upper = MOUTH_Y + 2.4 * smile - 2 * open
  const lower = MOUTH_Y + 2.4 * smile + 14 * open
  const [left, right] = [f(120 - half), f(120 + half)]
  const [inLeft, inRight] = [f(120 - half * 0.52), f(120 + half * 0.52)]
  // The middle of such a curve is three quarters of the way from its ends to its control points.
  const control = (/** @type {number} */ middle) => f((4 * middle - corner) / 3)
  const curve = (/** @type {number} */ middle) =>
    `M${left} ${f(corner)}C${inLeft} ${control(middle)} ${inRight} ${control(middle)} ${right} ${f(corner)}`
  const back = (/** @type {number} */ middle) => `C${inRight} ${control(middle)} ${inLeft} ${control(middle)} ${left} ${f(corner)}Z`
  const chin = `<path d="M114 ${f(lower + 6.5)}q6 2.6 12 0" stroke="${SHADE}" stroke-width="2" fill="none" stroke-linecap="round" opacity=".65"/>`
  if (open < 0.04) return `<path d="${curve(upper)}" stroke="#a94f4a" stroke-width="3.2" fill="none" stroke-linecap="round"/>${chin}`
  const teeth = upper + Math.min(5, 13 * open)
  return `<clipPath id="mouth"><path d="${curve(upper)}${back(lower)}"/></clipPath>
<g clip-path="url(#mouth)"><rect x="90" y="115" width="60" height="50" fill="#76282f"/>
<ellipse cx="120" cy="${f(lower + 1)}" rx="${f(half * 0.6)}" ry="${f(1.5 + 5 * open)}" fill="#d76a6c"/><path d="${curve(upper - 6)}${back(teeth)}" fill="#fffaf5"/></g>
<path d="${curve(lower)}" stroke="#c4635c" stroke-width="3.2" fill="none" stroke-linecap="round"/>
<path d="${curve(upper)}" stroke="#a94f4a" stroke-width="2.6" fill="none" stroke-linecap="round"/>${chin}`
}

/** Hundredths are enough. @param {number} value */
function f(value) {
  return String(Math.round(value * 100) / 100)
}
