import type { AvatarClip } from './avatar-clip.ts'

const FILES = import.meta.glob<string>('./avatar-clips/*.{webm,mp4}', { eager: true, query: '?url', import: 'default' })
/** The newer format where the browser has it, else the one that old telephones know. */
const FORMAT = document.createElement('video').canPlayType('video/webm; codecs="vp9"') === '' ? 'mp4' : 'webm'

/** Where a clip is fetched from. */
export function clipAddress(clip: AvatarClip): string | undefined {
  return FILES[`./avatar-clips/${clip}.${FORMAT}`]
}
