import { PICTURE } from '@clinic/core/questionnaires/reading/picture'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSteps } from './picture-steps.ts'

const side = fc.integer({ min: 1, max: 20_000 })

test('a picture is drawn at most as large as it may be and as it is, in its own proportions, ever smaller (REQ-413)', () => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      const steps = pictureSteps({ width, height })
      const [best] = steps
      expect(Math.max(best?.width ?? 0, best?.height ?? 0)).toBe(Math.min(PICTURE.side, Math.max(width, height)))
      for (const [at, step] of steps.entries()) {
        expect(Math.min(step.width, step.height)).toBeGreaterThanOrEqual(1)
        const before = steps[at - 1] ?? { ...step, quality: 1 }
        expect(step.width < before.width || step.width * step.height <= before.width * before.height).toBe(true)
        expect(step.quality < before.quality || step.width <= before.width).toBe(true)
      }
    }),
  )
  expect(pictureSteps({ width: 4000, height: 3000 })[0]).toEqual({ width: 1280, height: 960, quality: 0.85 })
  expect(pictureSteps({ width: 640, height: 480 })[4]).toEqual({ width: 480, height: 360, quality: 0.85 })
})
