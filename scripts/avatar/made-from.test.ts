import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLIPS, poseAt } from './clips.mjs'
import { drawAvatar } from './drawing.mjs'
import { GRAVE } from './grave.mjs'
import { CLIPS_FOLDER, madeFrom, RECORD } from './made-from.mjs'
import { REST } from './pose.mjs'

const MOST_BYTES = 40_000
const clips = Object.entries(CLIPS)
const read = (file: string) => readFileSync(join(CLIPS_FOLDER, file))

describe('the clips of the face', () => {
  it('are made from the drawing as it stands: after a change, `node scripts/render-avatar.mjs`', () => {
    expect(JSON.parse(readFileSync(RECORD, 'utf8'))).toEqual({ madeFrom: madeFrom() })
    expect(read('still.svg').toString()).toBe(drawAvatar(REST))
  })

  it('have beside them a face for a person in danger, drawn by `node scripts/render-grave.mjs`: no smile, eyes open (D-6)', () => {
    expect(read('grave.svg').toString()).toBe(drawAvatar(GRAVE))
    expect([GRAVE.lids, REST.lids]).toEqual([0, 0])
    expect(GRAVE.smile).toBeLessThanOrEqual(0)
  })

  it('are there in both formats, each no heavier than a photograph for the web', () => {
    const files = clips.flatMap(([name]) => [`${name}.mp4`, `${name}.webm`])
    expect(readdirSync(CLIPS_FOLDER).sort()).toEqual([...files, 'grave.svg', 'made-from.json', 'still.svg'].sort())
    const heavy = files.map((file) => [file, read(file).length] as const).filter(([, bytes]) => bytes > MOST_BYTES || bytes < 1000)
    expect(heavy).toEqual([])
    expect(read('still.svg').length).toBeLessThan(8000)
  })

  it('begin and end at rest, so that any of them may follow any other', () => {
    for (const [name, clip] of clips) {
      for (const time of [0, clip.seconds]) expect(drawAvatar(poseAt(clip, time)), `${name} at ${time} s`).toBe(drawAvatar(REST))
    }
  })

  it('can be shown by telephones that know MP4 alone: square, of the right length, playable from the first byte on', () => {
    for (const [name, { seconds }] of clips) {
      const file = read(`${name}.mp4`)
      const movie = file.indexOf('mvhd') + 4
      const track = file.indexOf('tkhd') + 4
      expect(file.readUInt32BE(movie + 16) / file.readUInt32BE(movie + 12), name).toBeCloseTo(seconds, 1)
      expect([file.readUInt32BE(track + 76) / 65_536, file.readUInt32BE(track + 80) / 65_536], name).toEqual([384, 384])
      expect(file.indexOf('moov'), name).toBeLessThan(file.indexOf('mdat'))
    }
  })
})
