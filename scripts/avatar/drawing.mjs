import { drawFeatures } from './features.mjs'

/** @import { Pose } from './pose.mjs' */

const SIZE = 240
const HAIR = '#3d2a26'
const SKIN = '#edba96'
const SKIN_SHADE = '#dba07c'

/**
 * The assistant in one pose, as an SVG picture: a care worker in a green tunic with her badge, seen to the chest.
 * @param {Pose} pose
 */
export function drawAvatar(pose) {
  const { breath, tilt, turn, nod } = pose
  const head = `translate(${f(turn * 0.5)} ${f(nod * 0.5 - breath * 1.1)}) rotate(${f(tilt)} 120 168)`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}"><title>The assistant</title>
<rect width="240" height="240" fill="#c3e0d2"/><circle cx="120" cy="112" r="98" fill="#d7ecdf"/>
<g transform="${head}">${BACK_HAIR}</g>
<g transform="translate(0 ${f(-breath * 1.4)})">${BODY}</g>
<g transform="${head}">${HEAD}${drawFeatures(pose)}<g transform="translate(${f(turn * 0.3)} ${f(nod * 0.3)})">${FRONT_HAIR}</g></g>
${drawHand(pose)}</svg>`
}

const BACK_HAIR = `<path d="M69 110C62 60 87 33 121 33s58 27 51 77c-2 14 0 26 3 37 3 9-3 16-13 18-11 2-22-1-30-5h-24c-8 4-19 7-30 5-10-2-16-9-13-18 3-11 6-23 4-37Z" fill="${HAIR}"/>`

const BODY = `<path d="M22 246c1-38 20-56 56-63l27-7h30l27 7c36 7 55 25 56 63Z" fill="#2b8f6c"/>
<path d="M104 140h32v36c0 12-8 24-16 30-8-6-16-18-16-30Z" fill="${SKIN}"/>
<path d="M104 148c9 10 23 10 32 0v12c-8 11-24 11-32 0Z" fill="${SKIN_SHADE}"/>
<path d="M96 177c4 16 13 30 24 40 11-10 20-24 24-40" stroke="#f4f8f5" stroke-width="7" fill="none" stroke-linejoin="round"/>
<path d="M89 179c5 20 17 37 31 49 14-12 26-29 31-49" stroke="#1f7256" stroke-width="6" fill="none" stroke-linejoin="round" stroke-linecap="round"/>
<path d="M55 212c-3 10-4 20-4 30M185 212c3 10 4 20 4 30" stroke="#1f7256" stroke-width="3" fill="none" stroke-linecap="round"/>
<path d="M160 208v8" stroke="#dfe9e3" stroke-width="4" stroke-linecap="round"/><rect x="148" y="215" width="25" height="30" rx="3.5" fill="#fbfdfb"/>
<rect x="148" y="215" width="25" height="7" rx="3" fill="#1c6a8f"/><circle cx="160.5" cy="229.5" r="4.5" fill="#b9d7c8"/><path d="M153 238.500h15" stroke="#8fa39a" stroke-width="2"/>`

const HEAD = `<ellipse cx="77" cy="110" rx="6.5" ry="10.5" fill="${SKIN_SHADE}"/><ellipse cx="163" cy="110" rx="6.5" ry="10.5" fill="${SKIN_SHADE}"/>
<path d="M78 100c0-28 17-46 42-46s42 18 42 46c0 21-6 37-19 48-8 7-15 10-23 10s-15-3-23-10c-13-11-19-27-19-48Z" fill="${SKIN}"/>`

const FRONT_HAIR = `<path d="M106 44c26-6 50 6 58 32 4 13 6 28 4 46-5-6-7-14-8-24-3-16-9-24-18-28-10-5-21-5-32-15-2 15-12 24-21 31-6 5-8 14-9 24-1 6-3 10-7 13-6-40 5-70 33-79Z" fill="${HAIR}"/>
<path d="M113 51c17-4 32 1 41 15" stroke="#66483d" stroke-width="3" fill="none" stroke-linecap="round" opacity=".8"/><path d="M98 55c-10 6-16 15-19 27" stroke="#66483d" stroke-width="2.5" fill="none" stroke-linecap="round" opacity=".7"/>
<circle cx="77" cy="122" r="2.2" fill="#f3d27a"/><circle cx="163.5" cy="122" r="2.2" fill="#f3d27a"/>`

/** @param {Pose} pose */
function drawHand({ hand, wave }) {
  if (hand <= 0) return ''
  const fingers = ['M188.5 190L185 165', 'M195 187L193.5 159', 'M202 187L202.5 159.5', 'M208.5 191L211.5 167', 'M188 205L176.5 192']
  return `<g transform="translate(0 ${f((1 - hand) * 120)}) rotate(${f(wave)} 206 236)"><g transform="translate(-25 -52) scale(1.12)">
<path d="M202.5 228L199 200" stroke="${SKIN}" stroke-width="19" stroke-linecap="round"/>
<rect x="184.5" y="184" width="28" height="30" rx="11" fill="${SKIN}"/>
${fingers.map((d) => `<path d="${d}" stroke="${SKIN}" stroke-width="7.6" stroke-linecap="round"/>`).join('')}
<path d="M191.6 190l-.9-9M198.4 188.500v-9M205.2 189.500l.8-9" stroke="${SKIN_SHADE}" stroke-width="1.3" stroke-linecap="round"/><path d="M189 206c4-5 9-6 15-5" stroke="${SKIN_SHADE}" stroke-width="1.5" fill="none" stroke-linecap="round"/>
<path d="M192 225.5l22-4 14 60h-27Z" fill="#f4f8f5"/><path d="M193.5 231l21.7-4" stroke="#d5e2db" stroke-width="2" stroke-linecap="round"/></g></g>`
}

/** Hundredths are enough. @param {number} value */
function f(value) {
  return String(Math.round(value * 100) / 100)
}
