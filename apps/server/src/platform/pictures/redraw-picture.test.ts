import { spawn } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { claimedPicture } from '../../../test/sample-picture.ts'
import type { DrawnPicture } from './draw-picture.ts'
import { redrawPicture } from './redraw-picture.ts'

const LIMITS = { bytes: 150 * 1024, side: 1280 }
const create = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })
const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
const redraw = async (bytes: Uint8Array): Promise<DrawnPicture> => {
  const drawn = await redrawPicture(bytes, LIMITS)
  if (typeof drawn === 'string') throw new Error(drawn)
  return drawn
}

describe('a picture is drawn again', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('as the %s that it was', async (format) => {
    const { kind, bytes } = await redraw(await create(64, 48).toFormat(format).toBuffer())
    expect(kind).toBe(`image/${format}`)
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 64, height: 48 })
  })

  test('upright, and without where and with what it was taken', async () => {
    const photo = await create(60, 40)
      .jpeg()
      .withExif({ IFD0: { Model: 'Zqcamera', Orientation: '6' }, IFD3: { GPSLatitude: '45/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer()
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
    expect(await sharp(turned).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    expect(turned.includes('Zqcamera')).toBe(true)
    const { bytes } = await redraw(turned)
    const { exif, orientation, width, height } = await sharp(bytes).metadata()
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, width: 40, height: 60 })
    expect(bytes.includes('Zqcamera')).toBe(false)
  })

  test('without what follows its end, so a file that is two things is only a picture', async () => {
    const hidden = '<script>alert(1)</script>'
    const png = await redraw(Buffer.concat([await create(8, 8).png().toBuffer(), Buffer.from(hidden)]))
    const jpeg = await redraw(Buffer.concat([await create(8, 8).jpeg().toBuffer(), Buffer.from(`PK\u0003\u0004${hidden}`)]))
    for (const { bytes } of [png, jpeg]) expect(bytes.includes('script')).toBe(false)
  })

  test('scaled down to the longest side, and further until its bytes fit', async () => {
    const { bytes } = await redraw(await create(3000, 1500).jpeg().toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1280, height: 640 })
    const rough = await redraw(await noise(500, 500).png().toBuffer())
    expect(rough.kind).toBe('image/webp')
    expect(rough.bytes.length).toBeLessThanOrEqual(LIMITS.bytes)
  })

  test('as its first frame, when it moves', async () => {
    const frames = [await create(8, 8).png().toBuffer(), await noise(8, 8).png().toBuffer()]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { bytes } = await redraw(moving)
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  })
})

describe('a picture is refused', () => {
  test.each([
    ['50,000 pixels a side', 50_000, 50_000],
    ['12,001 pixels on one side', 12_001, 1],
    ['more than 40 million pixels', 8000, 6000],
  ])('whose header says %s, before it is decoded', async (_, width, height) => {
    expect(await redrawPicture(await claimedPicture(width, height), LIMITS)).toBe('too-many-pixels')
  })

  test('that is cut short or not what it begins as', async () => {
    const jpeg = await noise(200, 200).jpeg().toBuffer()
    expect(await redrawPicture(jpeg.subarray(0, jpeg.length / 2), LIMITS)).toBe('unreadable')
    expect(await redrawPicture(Buffer.concat([jpeg.subarray(0, 4), Buffer.from('a rash')]), LIMITS)).toBe('unreadable')
    expect(await redrawPicture(await claimedPicture(400, 400), LIMITS)).toBe('unreadable')
  })

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    ['an animated GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
  ])('as %s: its decoder is out of reach', async (_, bytes) => {
    expect(await redrawPicture(bytes, LIMITS)).toBe('unreadable')
  })
})

describe('the threads', () => {
  const hanging = new URL(`data:text/javascript,${encodeURIComponent('for (;;) {}')}`)

  test('are ended when they hang, and the next picture is drawn', async () => {
    const stuck = [1, 2].map(() => redrawPicture(Buffer.alloc(1), LIMITS, { seconds: 0.3, script: hanging }))
    const next = redraw(await create(8, 8).png().toBuffer())
    expect(await Promise.all(stuck)).toEqual(['unreadable', 'unreadable'])
    expect(await next).toMatchObject({ kind: 'image/png' })
  })

  test('draw more than fifty pictures that come at once, two at a time, and refuse those for which there is no room', async () => {
    const png = await create(8, 8).png().toBuffer()
    const flood = await Promise.all(Array.from({ length: 80 }, () => redrawPicture(png, LIMITS)))
    expect(flood.filter((one) => typeof one !== 'string')).toHaveLength(62)
    expect(flood.filter((one) => one === 'busy')).toHaveLength(18)
    expect(await redraw(png)).toMatchObject({ kind: 'image/png' })
  })

  test('keep no process alive: it ends at once on SIGTERM with a picture at work', async () => {
    const source = `
      const { redrawPicture } = await import(${JSON.stringify(new URL('./redraw-picture.ts', import.meta.url).href)})
      process.once('SIGTERM', () => process.exit(0))
      void redrawPicture(Buffer.alloc(1), { bytes: 1, side: 1 }, { script: new URL(${JSON.stringify(hanging.href)}) })
      console.log('at work')`
    const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})
