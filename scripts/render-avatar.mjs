import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CLIPS, PACE, poseAt } from './avatar/clips.mjs'
import { drawAvatar } from './avatar/drawing.mjs'
import { CLIPS_FOLDER, madeFrom, RECORD } from './avatar/made-from.mjs'
import { REST } from './avatar/pose.mjs'
import { ensureBrowser } from './browser.mjs'

/** @import { Page } from '@playwright/test' */
/** @import { Clip } from './avatar/clips.mjs' */

/** Pixels each way: sharp at 64 CSS pixels on any phone, and at 260 on a screen of one pixel to each. */
const SIZE = 384

// The colours are named in the file, so that no player guesses them and the clip looks as the still picture does.
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const SAME = ['-an', '-pix_fmt', 'yuv420p', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', ...COLOURS, '-map_metadata', '-1', '-y']
/** @type {Record<string, string[]>} */
const FORMATS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '44', '-b:v', '0', '-deadline', 'good', '-cpu-used', '1', '-g', '999', '-auto-alt-ref', '1'],
  mp4: ['-c:v', 'libx264', '-crf', '30', '-preset', 'veryslow', '-tune', 'animation', '-g', '999', '-movflags', '+faststart'],
}

// Draws every frame of every clip, films it with ffmpeg, and writes down what it was made from. Needs Chromium and ffmpeg.
mkdirSync(CLIPS_FOLDER, { recursive: true })
writeFileSync(join(CLIPS_FOLDER, 'still.svg'), drawAvatar(REST))
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--disable-gpu', '--force-color-profile=srgb', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } })
  for (const [name, clip] of Object.entries(CLIPS)) await film(name, await framesOf(page, clip))
} finally {
  await browser.close()
}
writeFileSync(RECORD, `${JSON.stringify({ madeFrom: madeFrom() }, null, 2)}\n`)

/**
 * @param {Page} page
 * @param {Clip} clip
 */
async function framesOf(page, clip) {
  await page.setContent('<body style="margin:0">')
  /** @type {Buffer[]} */
  const frames = []
  for (let frame = 0; frame < clip.seconds * PACE; frame += 1) {
    const picture = drawAvatar(poseAt(clip, frame / PACE)).replace(/width="\d+" height="\d+"/, `width="${SIZE}" height="${SIZE}"`)
    await page.evaluate(`document.body.innerHTML = ${JSON.stringify(picture)}`)
    frames.push(await page.screenshot({ type: 'png' }))
  }
  return frames
}

/**
 * @param {string} name
 * @param {Buffer[]} frames
 */
async function film(name, frames) {
  for (const [format, settings] of Object.entries(FORMATS)) {
    const file = join(CLIPS_FOLDER, `${name}.${format}`)
    const input = ['-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(PACE), '-c:v', 'png', '-i', '-']
    const encoder = spawn('ffmpeg', [...input, ...settings, ...SAME, file], { stdio: ['pipe', 'inherit', 'inherit'] })
    const closed = once(encoder, 'close')
    for (const frame of frames) if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), closed])
    encoder.stdin.end()
    const [code] = await closed
    if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}`)
    console.log(`${name}.${format}  ${frames.length / PACE} s  ${(statSync(file).size / 1000).toFixed(1)} KB`)
  }
}
